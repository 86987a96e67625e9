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

  const wasOpen = useRef(false);
  const followSheet = useEffectEvent(() => {
    // After a reload the entry is there and the sheet is not: it serves the next one.
    if (isOpen && !isOnEntry)
      void navigate(
        { pathname, search, hash },
        { state: { ...recordOf(state), sheet: true }, preventScrollReset: true },
      );
    else if (!isOpen && isOnEntry && wasOpen.current) void navigate(-1);
    wasOpen.current = isOpen;
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it follows
  useEffect(() => followSheet(), [isOpen]);

  const followHistory = useEffectEvent(() => {
    if (!isOnEntry && isOpen) close();
  });
  useEffect(() => {
    if (!isOnEntry) followHistory();
  }, [isOnEntry]);

  return isOnEntry;
}
