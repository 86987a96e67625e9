import { useCallback, useRef } from 'react';
import { useOnLeave } from '../../navigation/useOnLeave.ts';

export type RunningCall = { abort: () => void; reset: () => void };

/** Remembers the call passed to `run`; `stop`, or leaving the page, aborts it and resets its result. */
export function useRunningCall() {
  const running = useRef<RunningCall | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current?.reset();
    running.current = null;
  }, []);
  useOnLeave(stop);
  const run = useCallback(<Call extends RunningCall>(call: Call): Call => {
    running.current = call;
    return call;
  }, []);
  return { run, stop };
}
