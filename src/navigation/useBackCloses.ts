import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordOf } from '../state/readers.ts';

/**
 * Lets the browser's Back close something that covers the page like a page of its own (a sheet). While the sheet is
 * open it has a history entry with the same address; closed in another way it goes back from that entry. Returns
 * whether that entry is the current one.
 */
export function useBackCloses(isOpen: boolean, close: () => void): boolean {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isOnEntry = recordOf(state)['sheet'] === true;
  // A ref, because the router's location changes in a transition, and Back may be pressed before that has ended.
  const hasEntry = useRef(false);

  const opened = useEffectEvent(() => {
    hasEntry.current = true;
    // After a reload or Forward the entry exists although the sheet was closed, and is used again.
    if (isOnEntry) return;
    void navigate(
      { pathname, search, hash },
      { state: { ...recordOf(state), sheet: true }, preventScrollReset: true },
    );
  });
  const closed = useEffectEvent(() => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    void navigate(-1);
  });
  const left = useEffectEvent(() => {
    hasEntry.current = false;
    close();
  });

  useEffect(() => {
    if (!isOpen) {
      closed();
      return undefined;
    }
    opened();
    const leave = () => left();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isOpen]);

  return isOnEntry;
}
