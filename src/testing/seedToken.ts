import { encode, rehydratedMark, storageKeyOf } from '../app/store/persistedCodec.ts';

/** Puts a token into local storage, where the site reads it at the start of a visit. */
export function seedToken(token: string): void {
  const record = { token, ...rehydratedMark };
  window.localStorage.setItem(storageKeyOf('auth'), encode(record));
}
