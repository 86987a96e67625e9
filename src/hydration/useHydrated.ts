import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False in the prerendered HTML and in the render that takes it over, true afterwards: for what only the browser knows
 * (address, history, clock), so that the first render equals the HTML.
 *
 * @param matters whether anything depends on it; where nothing does it is true at once, and nothing is rendered a second time
 */
export const useHydrated = (matters = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => !matters,
  );
