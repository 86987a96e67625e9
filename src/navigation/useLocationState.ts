import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { arrivalOf } from '../state/locationState.ts';
import type { Arrival } from '../state/locationState.ts';

const never = () => () => undefined;
const inBrowser = () => true;
const inHtml = () => false;
const nothing: Arrival = {};

/**
 * What the page before handed over. After a reload it is still in the history entry, but not in the prerendered HTML,
 * so the render that takes over that HTML goes without it.
 */
export function useArrival(): Arrival {
  const { state } = useLocation();
  const readable = useSyncExternalStore(never, inBrowser, inHtml);
  return useMemo(() => (readable ? arrivalOf(state) : nothing), [readable, state]);
}
