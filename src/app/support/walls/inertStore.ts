import type { RootState, makeStore } from '../../store/store.ts';

/** Never settles: whoever waits for an answer waits for as long as the page stands. */
const never = new Promise<never>(() => {});

/** What a dispatched function, or the adding of a listener, answers with: it stops, ends and repeats nothing. */
const handle = Object.assign(() => {}, {
  // oxlint-disable-next-line unicorn/no-thenable -- it is awaited like a call that never ends
  then: never.then.bind(never),
  unsubscribe: () => {},
  abort: () => {},
  refetch: () => handle,
  unwrap: () => never,
  reset: () => {},
  updateSubscriptionOptions: () => {},
});

/** RTK Query asks by an action for an object that knows its subscriptions. */
const subscriptions = {
  getSubscriptions: () => ({}),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => true,
};

const typeOf = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';

function answerTo(action: unknown): unknown {
  const type = typeOf(action);
  if (type.endsWith('/internal_getRTKQSubscriptions')) return subscriptions;
  return typeof action === 'function' || type === 'listenerMiddleware/add' ? handle : action;
}

/** The site's state, and which visit of a page it belongs to: a page that is opened anew forgets what it has seen. */
export type ReplayedState = RootState & { visit: number };

export type InertStore = ReturnType<typeof makeInertStore>;

/**
 * A store that shows one state after the other and in which nothing ever happens: no reducer, no middleware and no thunk runs.
 * What pages dispatch is counted and forgotten.
 */
export function makeInertStore(initialState: ReplayedState) {
  let state = initialState;
  let dispatched = 0;
  const listeners = new Set<() => void>();
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: (action: unknown) => {
      dispatched += 1;
      return answerTo(action);
    },
    replaceReducer: () => {},
    /** Puts another state in its place. */
    show: (next: ReplayedState) => {
      state = next;
      for (const listener of Array.from(listeners)) listener();
    },
    dispatched: () => dispatched,
  };
  // To pages it is the store of the site, though it never keeps what that one promises of an action.
  return store as unknown as typeof store & ReturnType<typeof makeStore>;
}
