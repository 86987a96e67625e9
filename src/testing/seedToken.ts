import { encode } from '../app/store/persistedCodec.ts';
import { storageKeyOf } from '../app/store/restore.ts';

/** Leaves a token where the site looks for it at the start of a visit. */
export function seedToken(token: string): void {
  const record = { token, _persist: { version: 1, rehydrated: true } };
  window.localStorage.setItem(storageKeyOf('auth'), encode(record));
}
