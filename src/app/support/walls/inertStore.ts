import type { RootState, makeStore } from '../../store/store.ts';

/** Never settles: code that awaits a call waits for the lifetime of the page. */
const never = new Promise<never>(() => {});

/**
 * Returned for a dispatched thunk or an added listener: it has the methods of RTK's results, and none has an effect.
 */
const inertResult = Object.assign(() => {}, {
  // oxlint-disable-next-line unicorn/no-thenable -- it is awaited like a call that never ends
  then: never.then.bind(never),
  unsubscribe: () => {},
  abort: () => {},
  refetch: () => inertResult,
  unwrap: () => never,
  reset: () => {},
  updateSubscriptionOptions: () => {},
});

/** RTK Query's hooks dispatch an internal action to get this object, which reports on subscriptions. */
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
  return typeof action === 'function' || type === 'listenerMiddleware/add' ? inertResult : action;
}

/**
 * The site's state and the number of the page visit it belongs to; a new number remounts the page, which loses its
 * local state.
 */
export type ReplayedState = RootState & { visit: number };

export type InertStore = ReturnType<typeof makeInertStore>;

/**
 * Makes a store whose state changes only through `show`: no reducer, middleware or thunk runs. Dispatched actions are
 * dropped.
 */
export function makeInertStore(initialState: ReplayedState) {
  let state = initialState;
  const listeners = new Set<() => void>();
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: answerTo,
    replaceReducer: () => {},
    /** Replaces the state and notifies the subscribers. */
    show: (next: ReplayedState) => {
      state = next;
      for (const listener of Array.from(listeners)) listener();
    },
  };
  // Pages get it as the site's store, although its dispatch does not have the effects that the type promises.
  return store as unknown as typeof store & ReturnType<typeof makeStore>;
}
