import { useCallback, useSyncExternalStore } from 'react';

/** Whether a moment (milliseconds since 1970) has passed; not yet in the prerendered HTML. */
export function useIsPast(moment: number): boolean {
  const subscribe = useCallback(
    (onPast: () => void) => {
      if (moment === Infinity) return () => {};
      const timer = setTimeout(onPast, Math.max(0, moment - Date.now()));
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => moment <= Date.now(),
    () => false,
  );
}
