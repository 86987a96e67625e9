import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False while prerendering and in the render that hydrates the HTML, true afterwards. Components that show what only
 * the browser knows (address, history, clock) wait for it, so that the first render equals the HTML.
 *
 * @param matters whether the output depends on it; if not, it is true at once, which saves a second render
 */
export const useHydrated = (matters = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => !matters,
  );
