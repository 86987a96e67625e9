import { useCallback, useRef } from 'react';
import { useLeaving } from './useLeaving.ts';

type Call = { abort: () => void; reset: () => void };

/** Gives a running call up when the visitor leaves. What it returns is told of the call, and says later whether it was. */
export function useAbortOnLeave(): (call: Call) => () => boolean {
  const giveUp = useRef(() => undefined as void);
  useLeaving(() => giveUp.current());
  return useCallback((call) => {
    let left = false;
    giveUp.current = () => {
      left = true;
      call.abort();
      call.reset();
    };
    return () => left;
  }, []);
}
