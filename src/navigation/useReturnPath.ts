import { useLocation } from 'react-router-dom';
import { canonicalPathOf } from '../../contract/paths.ts';
import { locationStateOf } from '../state/locationState.ts';
import type { ReturnPath } from '../state/locationState.ts';

/** Where the visitor is now, as a return path for the page they are sent to. */
export function useReturnPath(): ReturnPath | undefined {
  const { pathname, state } = useLocation();
  const path = canonicalPathOf(pathname);
  const { prefill } = locationStateOf(state);
  return path ? { path, prefill } : undefined;
}
