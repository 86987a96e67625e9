import { useEffect, useRef } from 'react';

/**
 * While something fills the window: Escape ends it, and the keyboard is within it, and afterwards where it was before.
 * @returns for the part that fills the window, which takes the keyboard itself
 */
export function useFullWindow(full: boolean, onFull: (full: boolean) => void) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!full) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onFull(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [full, onFull]);
  useEffect(() => {
    const before = document.activeElement;
    if (!full || !(before instanceof HTMLElement) || part.current?.contains(before)) return undefined;
    part.current?.focus({ preventScroll: true });
    return () => before.focus({ preventScroll: true });
  }, [full]);
  return part;
}
