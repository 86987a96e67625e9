import { inStorage, storedJson } from '../state/inStorage.ts';
import { numberOf, recordOf } from '../state/readers.ts';
import type { ReturnPath } from '../state/locationState.ts';

/*
 * The return path of a login, kept in storage besides the location state of history entries. On the way to a new
 * account or password there may be entries without that state: an address that was typed, a link that was followed
 * before the scripts ran, or a tab that a link in an email opened.
 */

/** Key in local storage. */
const key = 'return-path';

/**
 * Milliseconds for which it is kept: signing up takes minutes, and later the visitor would not expect to be led back.
 */
const lifetime = 60 * 60_000;

export const keepReturnPath = (returnPath: ReturnPath): void =>
  inStorage('localStorage', (storage) =>
    storage.setItem(key, JSON.stringify({ returnPath, keptAt: Date.now() })),
  );

export const forgetReturnPath = (): void => inStorage('localStorage', (storage) => storage.removeItem(key));

/** The kept path as stored, which is untrusted and to be read by `locationStateOf`. Undefined where there is none. */
export function keptReturnPath(): unknown {
  const { returnPath, keptAt } = recordOf(storedJson('localStorage', key));
  const age = Date.now() - (numberOf(keptAt) ?? -Infinity);
  return age >= 0 && age < lifetime ? returnPath : undefined;
}
