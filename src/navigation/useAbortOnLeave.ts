import { useCallback, useRef } from 'react';
import { useOnLeave } from './useOnLeave.ts';

type Call = { abort: () => void; reset: () => void };

/** Returns a function that registers a running call: it is aborted, and its result reset, when the visitor leaves. */
export function useAbortOnLeave(): (call: Call) => void {
  const running = useRef<Call | null>(null);
  useOnLeave(() => {
    running.current?.abort();
    running.current?.reset();
  });
  return useCallback((call) => {
    running.current = call;
  }, []);
}
