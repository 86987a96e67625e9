import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordOf } from '../state/readers.ts';

/**
 * What covers a page as another page would is left by the browser's Back, too: while it is open it has a history entry
 * of its own, with the same address. Closed in another way it takes that entry back. Whether the visitor is on it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): boolean {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isOnEntry = recordOf(state)['sheet'] === true;
  // The router tells of a new entry in a transition, and a quick Back may come before that has ended.
  const hasEntry = useRef(false);

  const opened = useEffectEvent(() => {
    hasEntry.current = true;
    // After a reload, or after Forward, the entry is there and the sheet is not: it serves this one.
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
