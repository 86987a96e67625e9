import { useLocation } from 'react-router-dom';
import { canonicalPathOf } from '../../contract/paths.ts';
import { locationStateOf } from '../state/locationState.ts';
import type { ReturnPath } from '../state/locationState.ts';

/** Where the visitor is now, as a way back for the page they are sent to. */
export function useReturnPath(): ReturnPath | undefined {
  const { pathname, state } = useLocation();
  const path = canonicalPathOf(pathname);
  const { choice } = locationStateOf(state);
  return path ? { path, ...(choice ? { choice } : {}) } : undefined;
}
