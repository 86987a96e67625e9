import { inStorage } from '../state/inStorage.ts';
import { numberOf, recordOf } from '../state/readers.ts';
import type { ReturnPath } from '../state/locationState.ts';

/*
 * Where a login leads back to, beside the entries of the history that hand it over: on the way to an account or a new
 * password there are entries that know nothing of it, such as an address that was typed, a link that was followed before
 * the scripts, or the tab that a link in an e-mail opened.
 */

/** In local storage. */
const key = 'return-path';

/** Milliseconds; an account and the e-mail with its code take minutes, and nobody is led back to what they forgot. */
const longest = 60 * 60_000;

export const keepReturnPath = (returnPath: ReturnPath): void =>
  inStorage('localStorage', (storage) =>
    storage.setItem(key, JSON.stringify({ returnPath, keptAt: Date.now() })),
  );

export const forgetReturnPath = (): void => inStorage('localStorage', (storage) => storage.removeItem(key));

/** As it lies in storage, where anybody may have written it: `locationStateOf` reads it. Undefined where none is kept. */
export const keptReturnPath = (): unknown =>
  inStorage('localStorage', (storage) => {
    const { returnPath, keptAt } = recordOf(JSON.parse(storage.getItem(key) ?? 'null'));
    const age = Date.now() - (numberOf(keptAt) ?? -Infinity);
    return age >= 0 && age < longest ? returnPath : undefined;
  });
