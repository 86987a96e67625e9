import { useCallback, useMemo, useSyncExternalStore } from 'react';

const second = 1000;

/**
 * Returns a function that gives the milliseconds left, at most those from `toldAt` to `end`. The system clock may be
 * set back, and `performance.now` stands still while a computer sleeps, so the one that is further on counts.
 */
function makeTimeLeft(end: number, toldAt: number): () => number {
  const seenAt = performance.now();
  return () => end - Math.max(Date.now(), toldAt + performance.now() - seenAt);
}

/**
 * Whole seconds until `end`, then 0. It is 0 in the prerendered HTML, too.
 * @param end in milliseconds since 1970
 * @param toldAt when `end` was computed, in milliseconds since 1970: it cannot be earlier now
 */
export function useCountdown(end: number, toldAt: number): number {
  const timeLeft = useMemo(() => makeTimeLeft(end, toldAt), [end, toldAt]);
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (timeLeft() <= 0) return () => {};
      const timer = setInterval(() => {
        onTick();
        if (timeLeft() <= 0) clearInterval(timer);
      }, second);
      return () => clearInterval(timer);
    },
    [timeLeft],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil(timeLeft() / second)),
    () => 0,
  );
}
