import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../hydration/useHydrated.ts';
import { locationStateOf } from '../state/locationState.ts';
import type { LocationState } from '../state/locationState.ts';

/**
 * The location state of this page. After a reload it is still in the history entry, but not in the prerendered HTML, so
 * the render that hydrates the HTML returns an empty one. Without a location state there is no second render.
 */
export function useLocationState(): LocationState {
  const { state } = useLocation();
  const known: unknown = useHydrated(state !== null) ? state : null;
  return useMemo(() => locationStateOf(known), [known]);
}
