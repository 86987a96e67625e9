import { encode, rehydratedMark, storageKeyOf } from '../app/store/persistedCodec.ts';

/** Leaves a token where the site looks for it at the start of a visit. */
export function seedToken(token: string): void {
  const record = { token, ...rehydratedMark };
  window.localStorage.setItem(storageKeyOf('auth'), encode(record));
}
