import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import { recordOf } from '../state/readers.ts';

type Tab = { navigation?: Navigation; history: History; document: Document; location: Location };

/**
 * Whether the tab's previous history entry is a page of this site. The Navigation API also covers entries of other
 * documents, and its list ends where another site begins. In browsers without it the router's index of the entry is
 * read (markEntry.ts), which begins at 0.
 */
const hasPreviousHere = ({ navigation, history }: Tab): boolean =>
  navigation?.canGoBack ?? ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Whether a link of another site led here in this tab, so that its page is the entry before the first one of this site. A
 * tab that the link opened has no entries but those that the Navigation API lists.
 */
const cameFromElsewhere = ({ navigation, history, document: { referrer }, location }: Tab): boolean =>
  navigation !== undefined &&
  history.length > navigation.entries().length &&
  referrer !== '' &&
  !referrer.startsWith(`${location.origin}/`);

/** Goes to the tab's previous page, or to `fallback` if it is not known to have one (specification D8). */
export function useGoBack(fallback: Path = paths.home): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(() => {
    // An open sheet has an entry of its own above that of its page (useBackCloses.ts).
    if (hasPreviousHere(window)) void navigate(recordOf(state)['sheet'] ? -2 : -1);
    else if (cameFromElsewhere(window)) window.history.back();
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback, state]);
}
