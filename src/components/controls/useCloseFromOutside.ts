import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Closes what is open on Esc or on a click outside of it. The focus returns to the button, unless the click moved it to
 * another control.
 */
export function useCloseFromOutside(
  open: boolean,
  inside: RefObject<HTMLElement | null>,
  close: () => void,
  button: RefObject<HTMLElement | null>,
): void {
  const onClose = useEffectEvent(close);

  useEffect(() => {
    if (!open) return undefined;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    const click = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || inside.current?.contains(target)) return;
      onClose();
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) button.current?.focus();
    };
    document.addEventListener('keydown', key);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('click', click);
    };
  }, [open, inside, button]);
}
