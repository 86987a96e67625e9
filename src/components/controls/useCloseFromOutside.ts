import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Esc and a click anywhere else close what is open. The keyboard goes back to the button, unless the click gave it to
 * something else.
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
