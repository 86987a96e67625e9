import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { knowsPopovers } from '../hydration/knowsPopovers.ts';

/** Whether an element is an open popover. In browsers without popovers the selector itself would throw. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  element !== null && knowsPopovers() && element.matches(':popover-open');

/**
 * For an element that is a popover in the HTML, so that the browser can open it before any script runs. Returns whether
 * it still is one: until hydration or, if it is open then, until it is closed for the first time. After that React
 * shows and hides it, in browsers with and without popovers alike.
 *
 * @param open whether it is open according to the store
 * @param adopt is called if the element was found open, to update the store
 */
export function usePopoverFromHtml(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  adopt: () => void,
): boolean {
  const [isPopover, setIsPopover] = useState(true);
  const onFoundOpen = useEffectEvent(adopt);

  useLayoutEffect(() => {
    if (isPopoverOpen(ref.current)) onFoundOpen();
    else setIsPopover(false);
  }, [ref]);

  // Removing the attribute makes the browser close it, so an open popover keeps the attribute until it is closed.
  useLayoutEffect(() => (open ? () => setIsPopover(false) : undefined), [open]);

  return isPopover;
}
