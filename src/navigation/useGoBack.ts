import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import { recordOf } from '../state/readers.ts';

type Tab = { navigation?: Navigation; history: History };

/**
 * Whether the tab's previous history entry is a page of this site. The Navigation API also covers entries of other
 * documents, and its list ends where another site begins. In browsers without it the router's index of the entry is
 * read (markEntry.ts), which begins at 0.
 */
const hasPrevious = ({ navigation, history }: Tab): boolean =>
  navigation?.canGoBack ?? ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes to the previous page of this tab, or to `fallback` if there is none on this site (specification D8). */
export function useGoBack(fallback: Path = paths.home): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(() => {
    // An open sheet has an entry of its own above that of its page (useBackCloses.ts).
    if (hasPrevious(window)) void navigate(recordOf(state)['sheet'] ? -2 : -1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback, state]);
}
