import type { FormName } from './formsSlice.ts';
import { inStorage, storedJson } from '../inStorage.ts';
import { oneOf, recordOf } from '../readers.ts';

const receivedValues = ['no', 'unknown', 'yes'] as const;

/**
 * Whether the server has received a form that is being sent. `no`: not all of it has left; the server stores a form only
 * once it has the whole body. `unknown`: all has left, and no answer has come. `yes`: the server has confirmed it.
 */
export type Received = (typeof receivedValues)[number];

/** Key in session storage: which form this tab is sending, and how far that is. No answer and no name. */
export const sendingMarkKey = 'sending';

/**
 * Remembers that the tab is sending a form, until `removeSendingMark`. A reload, a crash or a phone that ends the tab
 * leaves the mark behind.
 */
export const markSending = (form: FormName, received: Received): void =>
  inStorage('sessionStorage', (storage) =>
    storage.setItem(sendingMarkKey, JSON.stringify({ form, received })),
  );

export const removeSendingMark = (): void =>
  inStorage('sessionStorage', (storage) => storage.removeItem(sendingMarkKey));

/** How far the sending of a form was when the document ended in its middle; null if it was not being sent. */
export function interruptedSending(form: FormName): Received | null {
  const mark = recordOf(storedJson('sessionStorage', sendingMarkKey));
  return mark['form'] === form ? (oneOf(receivedValues, mark['received']) ?? 'unknown') : null;
}
