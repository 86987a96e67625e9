import type { FormName } from './formsSlice.ts';
import { inStorage, storedJson } from '../inStorage.ts';
import { oneOf, recordOf, stringOf } from '../readers.ts';
import { isTabLockHeld, takeTabLock } from '../tabLock.ts';
import type { TabLock } from '../tabLock.ts';

const receivedValues = ['no', 'unknown', 'yes'] as const;

/**
 * Whether the server has received a form that is being sent. `no`: not all of it has left; the server stores a form only
 * once it has the whole body. `unknown`: all has left, and no answer has come. `yes`: the server has confirmed it.
 */
export type Received = (typeof receivedValues)[number];

/**
 * Key in session storage: which form this tab is sending, how far that is, and the name of the lock that it holds meanwhile.
 * No answer and no name.
 */
export const sendingMarkKey = 'sending';

/** Of the form that this document is sending; it is held for `releaseDelayMs` after the end. */
let lock: TabLock | null = null;

/** A tab that is duplicated while a form is sent may look for the lock only after the form has arrived. */
const releaseDelayMs = 30_000;

/**
 * Remembers that the tab is sending a form, until `removeSendingMark`. A reload, a crash or a phone that ends the tab
 * leaves the mark behind.
 */
export function markSending(form: FormName, received: Received): void {
  lock ??= takeTabLock();
  const mark = JSON.stringify({ form, received, lock: lock?.name });
  inStorage('sessionStorage', (storage) => storage.setItem(sendingMarkKey, mark));
}

/** Ends a sending that the visitor gave up by leaving its page. The mark stays for the form when it is open again. */
export function leaveSendingMark(): void {
  lock?.release();
  lock = null;
}

export function removeSendingMark(): void {
  if (lock) setTimeout(lock.release, releaseDelayMs);
  lock = null;
  inStorage('sessionStorage', (storage) => storage.removeItem(sendingMarkKey));
}

const readMark = () => recordOf(storedJson('sessionStorage', sendingMarkKey));

/** How far the sending of a form was when the document ended in its middle; null if it was not being sent. */
export function interruptedSending(form: FormName): Received | null {
  const { form: sent, received } = readMark();
  return sent === form ? (oneOf(receivedValues, received) ?? 'unknown') : null;
}

/**
 * Whether another tab is sending the form, or has just sent it: this tab was duplicated meanwhile, and browsers copy session
 * storage. Never rejects.
 */
export const isSentByOtherTab = (): Promise<boolean> => isTabLockHeld(stringOf(readMark()['lock']) ?? '');
