import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../hydration/useHydrated.ts';
import { locationStateOf } from '../state/locationState.ts';
import type { LocationState } from '../state/locationState.ts';

/**
 * What the page before handed over. After a reload it is still in the history entry, but not in the prerendered HTML,
 * so the render that takes over that HTML goes without it. Where there is none it is not rendered a second time.
 */
export function useLocationState(): LocationState {
  const { state } = useLocation();
  const known: unknown = useHydrated(state !== null) ? state : null;
  return useMemo(() => locationStateOf(known), [known]);
}
