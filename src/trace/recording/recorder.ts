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

/** What lies in memory of this visit, the newest 500 steps. Never stored, never sent. */
export type Recording = {
  /** Three letters and digits, new with each page load and each account. */
  id: string;
  steps: readonly RecordedStep[];
  /** Steps that had to make room. */
  dropped: number;
  /** Steps that are missing because a look at the state failed. */
  missed: number;
};

export type Recorder = {
  middleware: Middleware;
  recording: () => Recording;
  /** The name of this moment, as `K7Q-142`. */
  reference: () => string;
};

/** Steps that are kept. */
export const mostSteps = 500;

/** What libraries tell themselves: it says nothing of the visit, and some of it carries functions. */
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

/** The account is gone, or with it, a little later, what the server told it. */
const endsRecording = (action: UnknownAction): boolean =>
  isAccountGone(action) || action.type === 'api/resetApiState';

/** Without those that are taken for one another when they are read aloud or copied by hand. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const makeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => letters[byte % letters.length]).join('');

/**
 * Keeps what happened in the store, in memory only. It dispatches nothing and stands in nobody's way: whatever goes wrong in
 * it is counted. A step is noted before it is made, or actions that it brings about would come first.
 * @param look what is kept of a state
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

/** The recorder of this visit. It joins the store's middleware once storage has been read. */
export const recorder: Recorder = makeRecorder();
