import type { ApplicationKind } from '../../../contract/applications.ts';
import { inStorage, storedJson } from '../../state/inStorage.ts';
import { oneOf, recordOf } from '../../state/readers.ts';

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
export const markSending = (form: ApplicationKind, received: Received): void =>
  inStorage('sessionStorage', (storage) =>
    storage.setItem(sendingMarkKey, JSON.stringify({ form, received })),
  );

export const removeSendingMark = (): void =>
  inStorage('sessionStorage', (storage) => storage.removeItem(sendingMarkKey));

/** Reads and removes the mark of a form that was being sent when the document ended; null for none. */
export function takeSendingMark(kind: ApplicationKind): Received | null {
  const { form, received } = recordOf(storedJson('sessionStorage', sendingMarkKey));
  if (form !== kind) return null;
  removeSendingMark();
  return oneOf(receivedValues, received) ?? 'unknown';
}
