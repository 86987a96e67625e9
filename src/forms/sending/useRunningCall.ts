import { useCallback, useRef } from 'react';
import { useOnLeave } from '../../navigation/useOnLeave.ts';

export type RunningCall = { abort: () => void; reset: () => void };

/** Holds on to a call while it runs: it is aborted, and its result reset, by `stop` or when the visitor leaves. */
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
