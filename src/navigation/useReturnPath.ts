import { useLocation } from 'react-router-dom';
import { canonicalPathOf } from '../../contract/paths.ts';
import { locationStateOf } from '../state/locationState.ts';
import type { ReturnPath } from '../state/locationState.ts';

/** The current page as a return path for the page that the visitor is sent to; undefined at an unknown address. */
export function useReturnPath(): ReturnPath | undefined {
  const { pathname, state } = useLocation();
  const path = canonicalPathOf(pathname);
  const { prefill } = locationStateOf(state);
  return path ? { path, prefill } : undefined;
}
