import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Milliseconds after a moment was sent in which a focus change into the frame is undone. A page takes the focus by
 * itself, as a form does for a refused field.
 */
const mayTakeFor = 1_000;

/**
 * Keeps the focus on the screen when a page takes it while rendering: its fields would swallow the player's keys. A
 * user who moves into the page with Tab, or is in it already, stays there.
 * @returns a function to call when a moment is sent
 */
export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const held = useRef<{ part: Element | null; until: number }>({ part: null, until: 0 });
  useEffect(() => {
    const noteKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') held.current.until = 0;
    };
    const takeBack = () => {
      const { part, until } = held.current;
      const page = frame.current;
      if (!page || document.activeElement !== page || part === page || performance.now() > until) return;
      if (part instanceof HTMLElement && part !== document.body) part.focus({ preventScroll: true });
      else page.blur();
    };
    // In a microtask: during the blur event the focus is still moving to the frame, and would go there after a
    // `focus()` here.
    const takeBackSoon = () => queueMicrotask(takeBack);
    window.addEventListener('keydown', noteKey);
    window.addEventListener('blur', takeBackSoon);
    return () => {
      window.removeEventListener('keydown', noteKey);
      window.removeEventListener('blur', takeBackSoon);
    };
  }, [frame]);
  return useCallback(() => {
    held.current = { part: document.activeElement, until: performance.now() + mayTakeFor };
  }, []);
}
