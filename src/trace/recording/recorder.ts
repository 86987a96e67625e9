import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { isAccountGone } from '../../state/auth/authSlice.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import type { StoreState } from './takeSnapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** An action, and the snapshot of the state before it. */
export type RecordedStep = {
  /** Milliseconds since 1970. */
  at: number;
  type: string;
  before: Snapshot;
};

/** The newest 500 steps of this visit, in memory only: never stored, never sent. */
export type Recording = {
  /** Three letters and digits, new with each page load and each account. */
  id: string;
  steps: readonly RecordedStep[];
  /** How many older steps were removed to make room for new ones. */
  dropped: number;
  /** How many steps are missing because taking the snapshot threw. */
  missed: number;
};

export type Recorder = {
  middleware: Middleware;
  recording: () => Recording;
  /** The reference of the newest step, such as `K7Q-142`. */
  reference: () => string;
};

/** How many steps are kept. */
export const mostSteps = 500;

/** Internal actions of the libraries: they say nothing about the visit, and some of them carry functions. */
const denied = /^(?:persist|listenerMiddleware|__rtk|api\/(?:internal|invalid|subscr|config))/;

export const isDenied = (type: string): boolean => denied.test(type);

/** Digits and letters without 0, 1, I and O, which are easily confused when read aloud or copied by hand. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const makeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => letters[byte % letters.length]).join('');

/**
 * Records the store's actions in memory. It dispatches nothing, and an error in it never reaches the site: it is caught
 * and counted. A step is noted before the action is passed on; otherwise the actions that listeners dispatch in
 * response would be recorded ahead of it.
 *
 * A logout and another account end the recording, and so does the reset of the API's cache a little later. Of all that was
 * before, the next recording has one thing, as its first step: that the account went, and when.
 * @param look makes the snapshot that is kept of a state
 */
export function makeRecorder(look: typeof takeSnapshot = takeSnapshot): Recorder {
  let id = makeId();
  let steps: RecordedStep[] = [];
  let dropped = 0;
  let missed = 0;
  /** The action by which the last account went. */
  let ending: Omit<RecordedStep, 'before'> | undefined;

  const begin = () => {
    id = makeId();
    steps = [];
    dropped = 0;
    missed = 0;
  };

  const note = (state: StoreState, action: UnknownAction) => {
    const { type } = action;
    const at = Date.now();
    if (isAccountGone(action)) {
      ending = { at, type };
      begin();
    } else if (type === 'api/resetApiState') begin();
    else if (!isDenied(type)) {
      const before = look(state);
      // The snapshot that it left, not the one before it.
      if (ending && !steps[0]) steps.push({ ...ending, before });
      steps.push({ at, type, before });
      if (steps.length <= mostSteps) return;
      steps.shift();
      dropped += 1;
    }
  };

  return {
    middleware: (store) => {
      begin();
      return (next) => (action) => {
        try {
          note(store.getState() as StoreState, action as UnknownAction);
        } catch {
          missed += 1;
        }
        return next(action);
      };
    },
    recording: () => ({ id, steps: [...steps], dropped, missed }),
    reference: () => `${id}-${Math.max(0, dropped + steps.length - 1)}`,
  };
}

/** The recorder of this visit. Its middleware is added to the store once storage has been read. */
export const recorder: Recorder = makeRecorder();
