import { useCallback, useSyncExternalStore } from 'react';

const second = 1000;

/** Whole seconds until a moment (milliseconds since 1970), 0 from then on. It is 0 in the prerendered HTML, too. */
export function useCountdown(end: number): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (end <= Date.now()) return () => {};
      const timer = setInterval(() => {
        onTick();
        if (end <= Date.now()) clearInterval(timer);
      }, second);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((end - Date.now()) / second)),
    () => 0,
  );
}
