import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts work off while a mouse button or finger is down. An error text that appears between press and release moves
 * the button away from under the pointer, and the press is lost.
 */
export function useDeferDuringPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      for (const work of waiting.current.splice(0)) work();
    };
    const listening = new AbortController();
    // On the way down: a header that sleeps still keeps some releases to itself (answerSleeping.ts).
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return useCallback((work) => {
    if (pressed.current) waiting.current.push(work);
    else work();
  }, []);
}
