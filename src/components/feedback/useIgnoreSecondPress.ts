import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

/** Milliseconds. Android counts the second tap of a double tap as a first one, within this time of it. */
const doubleTap = 300;

/**
 * Keeps the second press of a double click, whose first press opened the dialog, from answering it: on a phone one of its
 * buttons may lie where the button on the page was. Returns the listener to the dialog's clicks.
 */
export function useIgnoreSecondPress(isOpen: boolean | undefined) {
  const openedAt = useRef(0);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    openedAt.current = performance.now();
    wasPressed.current = false;
  }, [isOpen]);

  return (event: MouseEvent) => {
    const { detail, timeStamp } = event;
    const isSecondTap =
      (event.nativeEvent as PointerEvent).pointerType === 'touch' && timeStamp - openedAt.current < doubleTap;
    if (isSecondTap || (detail > 1 && !wasPressed.current)) {
      event.preventDefault();
      event.stopPropagation();
    } else wasPressed.current = true;
  };
}
