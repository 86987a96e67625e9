import { useCallback, useRef } from 'react';
import { useOnLeave } from '../../navigation/useOnLeave.ts';

/** What can be aborted: a call, which also has a result to reset, or an `AbortController` for other work. */
export type RunningCall = { abort: () => void; reset?: () => void };

/** Remembers the call passed to `run`; `stop`, or leaving the page, aborts it and resets its result. */
export function useRunningCall() {
  const running = useRef<RunningCall | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current?.reset?.();
    running.current = null;
  }, []);
  useOnLeave(stop);
  const run = useCallback(<Call extends RunningCall>(call: Call): Call => {
    running.current = call;
    return call;
  }, []);
  return { run, stop };
}
