import { useCallback, useEffect, useState } from 'react';

/** Whole seconds left of a countdown that `start` starts anew. `over`: it was started and has ended. */
export function useCountdown(milliseconds: number) {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (end === null) return undefined;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);

  const start = useCallback(() => {
    setEnd(Date.now() + milliseconds);
    setLeft(Math.ceil(milliseconds / 1000));
  }, [milliseconds]);
  const stop = useCallback(() => {
    setEnd(null);
    setLeft(0);
  }, []);

  return { left, over: end !== null && left === 0, start, stop };
}
