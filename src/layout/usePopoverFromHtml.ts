import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { knowsPopovers } from '../hydration/knowsPopovers.ts';

/** Browsers that know no popovers throw at the selector. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  element !== null && knowsPopovers() && element.matches(':popover-open');

/**
 * For an element that the HTML calls a popover, so that the browser can open it before any script. Says whether it still
 * is one: until it is taken over or, where it was found open, until it is closed for the first time. After that React
 * shows it, in browsers with and without popovers alike.
 *
 * @param open whether the store says that it is open
 * @param adopt tells the store that it was found open
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

  // Without the attribute the browser closes it.
  useLayoutEffect(() => (open ? () => setIsPopover(false) : undefined), [open]);

  return isPopover;
}
