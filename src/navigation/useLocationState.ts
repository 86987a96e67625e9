import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { locationStateOf } from '../state/locationState.ts';
import type { LocationState } from '../state/locationState.ts';

const never = () => () => undefined;
const inBrowser = () => true;
const inHtml = () => false;
const nothing: LocationState = {};

/**
 * What the page before handed over. After a reload it is still in the history entry, but not in the prerendered HTML,
 * so the render that takes over that HTML goes without it.
 */
export function useLocationState(): LocationState {
  const { state } = useLocation();
  const readable = useSyncExternalStore(never, inBrowser, inHtml);
  return useMemo(() => (readable ? locationStateOf(state) : nothing), [readable, state]);
}
