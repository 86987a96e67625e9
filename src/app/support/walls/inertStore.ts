import type { SiteState } from '../../../state/hooks.ts';

/** Never settles: whoever waits for an answer waits for as long as the page stands. */
const never = new Promise<never>(() => {});

/** What a dispatched function, or the adding of a listener, answers with: it stops, ends and repeats nothing. */
const handle = Object.assign(() => {}, {
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

/**
 * A store that shows one state after the other and in which nothing ever happens: no reducer, no middleware and no thunk runs.
 * What pages dispatch is counted and forgotten.
 */
export function makeInertStore<State extends SiteState>(initialState: State) {
  let state = initialState;
  let dispatched = 0;
  const listeners = new Set<() => void>();
  return {
    getState: (): State => state,
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
    show: (next: State) => {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    dispatched: () => dispatched,
  };
}
