import { useLocation } from 'react-router-dom';
import { canonicalPathOf } from '../../contract/paths.ts';
import { arrivalOf } from '../state/locationState.ts';
import type { WayBack } from '../state/locationState.ts';

/** Where the visitor is now, as a way back for the page they are sent to. */
export function useHere(): WayBack | undefined {
  const { pathname, state } = useLocation();
  const path = canonicalPathOf(pathname);
  const { choice } = arrivalOf(state);
  return path ? { path, ...(choice ? { choice } : {}) } : undefined;
}
