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
    // In the capture phase, because a header that is still asleep stops the propagation of some releases
    // (answerSleeping.ts).
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((work) => {
    if (pressed.current) waiting.current.push(work);
    else work();
  }, []);
}
