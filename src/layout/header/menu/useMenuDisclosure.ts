import { useLayoutEffect, useRef } from 'react';
import type { MenuName } from '../../../content/navigation.ts';
import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { menuToggled, selectDrawerOpen, selectOpenMenu } from '../../../state/uiSlice.ts';
import { usePopoverFromHtml } from '../../usePopoverFromHtml.ts';
import { focusEntry } from './menuKeys.ts';
import { useCloseFromOutside } from '../../../components/controls/useCloseFromOutside.ts';

/**
 * Whether a menu of the header is open, and functions that open and close it. The store holds which one is open, so
 * that there is never more than one.
 *
 * @returns refs for the menu's parts, and:
 * - `isPopover`: the browser still opens and closes it as a popover;
 * - `enter`: opens it and focuses its first entry;
 * - `close`: closes whichever menu is open and focuses the button;
 * - `closeIfOpen`: closes this menu only, and leaves the focus alone.
 */
export function useMenuDisclosure(menu: MenuName) {
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The drawer uses the same menu names for its groups; while it is open, they refer to those.
  const isOpen = useSiteSelector((state) => selectOpenMenu(state) === menu && !selectDrawerOpen(state));
  const open = () => void dispatch(menuToggled(menu));
  const isPopover = usePopoverFromHtml(panel, isOpen, open);

  const close = () => {
    dispatch(menuToggled(null));
    button.current?.focus();
  };
  // The same click may have opened another menu, which must stay open.
  const closeIfOpen = () => {
    if (selectOpenMenu(store.getState()) === menu) dispatch(menuToggled(null));
  };
  useCloseFromOutside(isOpen, item, closeIfOpen, button);

  // The entries are rendered only once the menu is open, so the focus is moved after that.
  const entering = useRef(false);
  const enter = () => {
    if (isOpen) focusEntry(panel.current, 0);
    else {
      entering.current = true;
      open();
    }
  };
  useLayoutEffect(() => {
    if (isOpen && entering.current) focusEntry(panel.current, 0);
    entering.current = false;
  }, [isOpen]);

  return { item, button, panel, isOpen, isPopover, open, enter, close, closeIfOpen };
}
