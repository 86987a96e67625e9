import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Milliseconds after a moment was sent in which its page may take the focus by itself, as a form does with a field that was
 * refused.
 */
const mayTakeFor = 1_000;

/**
 * Keeps the keyboard on the screen where a page takes the focus while it is drawn: its fields would swallow the keys of the
 * player. Whoever goes into the page by Tab, or is in it, stays there.
 * @returns to be called when a moment is sent
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
    // Once the page has it: it is still on its way there, and what is given the focus meanwhile does not keep it.
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
