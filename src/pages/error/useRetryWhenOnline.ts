import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { retryAfterMs } from '../../hydration/loading/loadWithRetry.ts';

/** A network that is back may still need a while for its first answer. */
const attempts = 5;

/**
 * Opens the page of this address again when the connection is back, within the document, so that the recording of the
 * visit stays. It waits for the end of an open dialog, which may be the report of just this failure.
 */
export function useRetryWhenOnline(failed: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const open = useEffectEvent(async () => {
    // With a fragment, the router takes the address for one within the page, and loads nothing.
    if (location.hash) await revalidate();
    await navigate(location, { replace: true, state: location.state as unknown });
  });

  useEffect(() => {
    if (!failed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retry = (left: number) => {
      clearTimeout(timer);
      const waits = document.querySelector('[aria-modal=true]') !== null;
      if (!waits) void open();
      if (waits || left > 1) timer = setTimeout(() => retry(waits ? left : left - 1), retryAfterMs);
    };
    const begin = () => retry(attempts);
    window.addEventListener('online', begin);
    return () => {
      window.removeEventListener('online', begin);
      clearTimeout(timer);
    };
  }, [failed]);
}
