import { useLayoutEffect, useRef } from 'react';
import type { MenuName } from '../../../content/navigation.ts';
import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { menuToggled, selectDrawerOpen, selectOpenMenu } from '../../../state/uiSlice.ts';
import { usePopoverFromHtml } from '../../usePopoverFromHtml.ts';
import { focusEntry } from './menuKeys.ts';
import { useCloseFromOutside } from '../../../components/controls/useCloseFromOutside.ts';

/**
 * Whether a menu of the header is open, and the ways to open and close it. Which one is open stands in the store, so there is
 * never more than one.
 *
 * @returns refs for the menu's parts, and:
 * - `isPopover`: as yet the browser opens and closes it;
 * - `enter`: opens it and puts the keyboard on its first entry;
 * - `close`: closes whichever menu is open and gives the keyboard back to the button;
 * - `closeIfOpen`: leaves keyboard and other menus alone.
 */
export function useMenuDisclosure(menu: MenuName) {
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The drawer folds the same menus; while it is open they are its own.
  const isOpen = useSiteSelector((state) => selectOpenMenu(state) === menu && !selectDrawerOpen(state));
  const open = () => void dispatch(menuToggled(menu));
  const isPopover = usePopoverFromHtml(panel, isOpen, open);

  const close = () => {
    dispatch(menuToggled(null));
    button.current?.focus();
  };
  // Another menu may have been opened by the same click; that one stays.
  const closeIfOpen = () => {
    if (selectOpenMenu(store.getState()) === menu) dispatch(menuToggled(null));
  };
  useCloseFromOutside(isOpen, item, closeIfOpen, button);

  // The entries stand there only after the next render.
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
