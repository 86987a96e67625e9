import { useCallback, useMemo, useSyncExternalStore } from 'react';

const second = 1000;

/**
 * Says how many milliseconds are left, of at most those from `toldAt` to the end. The clock may be set back, and that of
 * the page stands still while a computer sleeps: the one that is further on is right.
 */
function makeRest(end: number, toldAt: number): () => number {
  const seenAt = performance.now();
  return () => end - Math.max(Date.now(), toldAt + performance.now() - seenAt);
}

/**
 * Whole seconds until a moment, 0 from then on. It is 0 in the prerendered HTML, too.
 * @param end in milliseconds since 1970, as reckoned at `toldAt`, before which it cannot be any more
 */
export function useCountdown(end: number, toldAt: number): number {
  const rest = useMemo(() => makeRest(end, toldAt), [end, toldAt]);
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (rest() <= 0) return () => {};
      const timer = setInterval(() => {
        onTick();
        if (rest() <= 0) clearInterval(timer);
      }, second);
      return () => clearInterval(timer);
    },
    [rest],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil(rest() / second)),
    () => 0,
  );
}
