import { useCallback, useEffect, useRef } from 'react';

/** What ends a press; the page does not see a release over a context menu. */
const releases = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/**
 * Puts work off while the main mouse button or a finger is down. An error text that appears between press and release
 * moves the button away from under the pointer, and the press is lost.
 */
export function useDeferDuringPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = ({ button }: PointerEvent) => {
      pressed.current = button === 0;
    };
    const release = () => {
      pressed.current = false;
      for (const work of waiting.current.splice(0)) work();
    };
    // In the capture phase, because a header that is still asleep stops the propagation of some releases
    // (answerSleeping.ts). Not so for `blur`: captured, the controls of the form would end the press, too.
    window.addEventListener('pointerdown', press, true);
    for (const name of releases) window.addEventListener(name, release, true);
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const name of releases) window.removeEventListener(name, release, true);
      window.removeEventListener('blur', release);
    };
  }, []);

  return useCallback((work) => {
    if (pressed.current) waiting.current.push(work);
    else work();
  }, []);
}
