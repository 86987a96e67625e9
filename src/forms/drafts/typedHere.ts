import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { inStorage, storedJson } from '../../state/inStorage.ts';
import { numbersOf } from '../../state/readers.ts';

/** Key in session storage: by form, the `begunAt` of the anonymous draft that was typed in this tab. No secret. */
export const typedHereKey = 'draftsTypedHere';

/** Fallback for browsers without storage; it lasts until the page is unloaded. */
const inMemory: Record<string, number> = {};

function begunTimes(): Record<string, number> {
  const stored = storedJson('sessionStorage', typedHereKey);
  return stored === undefined ? inMemory : numbersOf(stored);
}

/** Whether an anonymous draft was typed in this tab. It is restored without a question, any other is asked about. */
export const isTypedHere = (form: ApplicationKind, { begunAt }: Draft): boolean =>
  begunAt !== undefined && (begunTimes()[form] === begunAt || inMemory[form] === begunAt);

/** Remembers that the anonymous draft begun at `begunAt` was typed in this tab (see `isTypedHere`). */
export function rememberTypedHere(form: ApplicationKind, begunAt: number): void {
  inMemory[form] = begunAt;
  inStorage('sessionStorage', (storage) =>
    storage.setItem(typedHereKey, JSON.stringify({ ...begunTimes(), [form]: begunAt })),
  );
}
