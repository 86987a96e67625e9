import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { isAccountGone } from '../../state/auth/authSlice.ts';
import { glance } from './glance.ts';
import type { Sight } from './sight.ts';

/** An action, and the sight of the state before it. */
export type RecordedStep = {
  /** Milliseconds since 1970. */
  at: number;
  type: string;
  before: Sight;
};

/** The newest 500 steps of this visit, in memory only: never stored, never sent. */
export type Recording = {
  /** Three letters and digits, new with each page load and each account. */
  id: string;
  steps: readonly RecordedStep[];
  /** How many older steps were removed to make room for new ones. */
  dropped: number;
  /** How many steps are missing because the glance at the state threw. */
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

/** Prefixes of the libraries' internal actions: they say nothing about the visit, and some of them carry functions. */
const denied = [
  'persist/',
  'listenerMiddleware/',
  'api/internalSubscriptions/',
  'api/subscriptions/',
  'api/config/',
  'api/invalidat',
  '__rtk',
];

export const isDenied = (type: string): boolean => denied.some((start) => type.startsWith(start));

/**
 * Whether an action ends the recording: the account is gone or, a little later, the API cache with its data is reset.
 */
const endsRecording = (action: UnknownAction): boolean =>
  isAccountGone(action) || action.type === 'api/resetApiState';

/** Digits and letters without 0, 1, I and O, which are easily confused when read aloud or copied by hand. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const makeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => letters[byte % letters.length]).join('');

/**
 * Records the store's actions in memory. It dispatches nothing, and an error in it never reaches the site: it is caught
 * and counted. A step is noted before the action is passed on; otherwise the actions that listeners dispatch in
 * response would be recorded ahead of it.
 * @param look makes the sight that is kept of a state
 */
export function makeRecorder(look: typeof glance = glance): Recorder {
  let id = makeId();
  let steps: RecordedStep[] = [];
  let dropped = 0;
  let missed = 0;

  const begin = () => {
    id = makeId();
    steps = [];
    dropped = 0;
    missed = 0;
  };

  const note = (state: Parameters<typeof glance>[0], { type }: UnknownAction) => {
    if (isDenied(type)) return;
    const at = Date.now();
    steps.push({ at, type, before: look(state) });
    if (steps.length <= mostSteps) return;
    steps.shift();
    dropped += 1;
  };

  return {
    middleware: (store) => {
      begin();
      return (next) => (action) => {
        try {
          if (endsRecording(action as UnknownAction)) begin();
          else note(store.getState() as Parameters<typeof glance>[0], action as UnknownAction);
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
