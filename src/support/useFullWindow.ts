import { useEffect, useRef } from 'react';

/**
 * While a part fills the window, Escape ends that, and the focus is moved into the part; afterwards it returns to where
 * it was.
 * @returns ref for the part that fills the window, which must be focusable
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
