import { useCallback, useSyncExternalStore } from 'react';

/** Whether a time (milliseconds since 1970) has passed; false in the prerendered HTML. */
export function useIsPast(moment: number): boolean {
  const subscribe = useCallback(
    (onPast: () => void) => {
      if (moment === Infinity) return () => {};
      let timer: ReturnType<typeof setTimeout>;
      // A timer may fire early by the system clock.
      const check = () => {
        const left = moment - Date.now();
        if (left <= 0) onPast();
        else timer = setTimeout(check, left);
      };
      check();
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
