import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { inStorage } from '../../state/inStorage.ts';
import { numbersOf } from '../../state/readers.ts';

/** In session storage: by form, when the anonymous draft was begun that was typed in this tab. No secret. */
export const typedHereKey = 'draftsTypedHere';

/** For browsers that keep nothing; such a tab remembers as long as its page lives. */
const inMemory: Record<string, number> = {};

const beginnings = (): Record<string, number> =>
  inStorage('sessionStorage', (storage) => numbersOf(JSON.parse(storage.getItem(typedHereKey) ?? '{}'))) ??
  inMemory;

/** Whether an anonymous draft was typed in this tab; whoever opens another one is asked about it. */
export const isTypedHere = (form: ApplicationKind, { begunAt }: Draft): boolean =>
  begunAt !== undefined && (beginnings()[form] === begunAt || inMemory[form] === begunAt);

/** From now on the anonymous draft that was begun at this moment comes back in this tab without a question. */
export function rememberTypedHere(form: ApplicationKind, begunAt: number): void {
  inMemory[form] = begunAt;
  inStorage('sessionStorage', (storage) =>
    storage.setItem(typedHereKey, JSON.stringify({ ...beginnings(), [form]: begunAt })),
  );
}
