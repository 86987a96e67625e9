import { useCallback, useRef } from 'react';
import { useOnLeave } from './useOnLeave.ts';

type Call = { abort: () => void; reset: () => void };

/** What it returns is told of a running call, which ends, as a fault, when the visitor leaves; what it said is forgotten. */
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
