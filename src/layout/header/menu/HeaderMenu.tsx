import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPathOf } from '../../../../contract/paths.ts';
import { hrefOf } from '../../../content/navigation.ts';
import type { NavEntry } from '../../../content/navigation.ts';
import { lazyWithRetry } from '../../../hydration/lazyWithRetry.tsx';
import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { menuToggled, selectDrawerOpen, selectOpenMenu } from '../../../state/uiSlice.ts';
import { Chevron } from '../Chevron.tsx';
import { navItem } from '../navItem.ts';
import { focusEntry, moveBetweenEntries } from './menuKeys.ts';
import { useCloseFromOutside } from './useCloseFromOutside.ts';

/** What menus show is fetched when the pointer or the keyboard comes near one of them. */
const MenuPanel = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "menus" */ './MenuPanel.tsx')).MenuPanel,
);

type Menu = Extract<NavEntry, { kind: 'menu' }>;

const Item = styled('li')({ position: 'relative', '&[data-menu="services"]': { position: 'static' } });
const MenuButton = styled('button')(navItem);
const MenuChevron = styled(Chevron)({ marginTop: -2 });
const Panel = styled('div')({});

/**
 * A menu of the header as a disclosure: Enter, Space or ↓ open it and go to its first entry, arrows move inside, Tab
 * leaves, Esc closes. Which menu is open stands in the store, so there is never more than one.
 */
export function HeaderMenu({ menu, label, links }: Menu) {
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // The drawer folds the same menus; while it is open they are its own.
  const open = useSiteSelector((state) => selectOpenMenu(state) === menu && !selectDrawerOpen(state));

  const close = () => {
    dispatch(menuToggled(null));
    button.current?.focus();
  };
  // Another menu may have been opened by the same click; that one stays.
  const closeIfOpen = () => {
    if (selectOpenMenu(store.getState()) === menu) dispatch(menuToggled(null));
  };
  useCloseFromOutside(open, item, closeIfOpen, button);

  // By keyboard a menu is entered as soon as its entries stand there.
  const entering = useRef(false);
  const openAndEnter = () => {
    entering.current = true;
    dispatch(menuToggled(menu));
  };
  const enterIfAsked = () => {
    if (entering.current) focusEntry(panel.current, 0);
    entering.current = false;
  };

  const onButtonClick = ({ detail }: MouseEvent) => {
    if (open) close();
    // A click without a count is one made by the keyboard.
    else if (detail === 0) openAndEnter();
    else dispatch(menuToggled(menu));
  };

  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    openAndEnter();
  };

  const onPanelKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // From the button the next Tab stop lies behind the menu, the one before is the button itself.
      close();
      if (event.shiftKey) event.preventDefault();
    } else if (moveBetweenEntries(panel.current, event.key)) event.preventDefault();
  };

  const onItemBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on plain page gives the keyboard to the page as a whole; the click that follows closes.
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.tabIndex < 0) return;
    if (open && !item.current?.contains(relatedTarget)) closeIfOpen();
  };

  const currentPath = canonicalPathOf(pathname);
  return (
    <Item ref={item} data-menu={menu} onBlur={onItemBlur}>
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        data-current={links.some((link) => hrefOf(link) === currentPath) ? '' : undefined}
        onPointerOver={() => void MenuPanel.preload()}
        onFocus={() => void MenuPanel.preload()}
        onClick={onButtonClick}
        onKeyDown={onButtonKeyDown}
      >
        {label}
        <MenuChevron />
      </MenuButton>
      <Panel id={panelId} ref={panel} hidden={!open} onKeyDown={onPanelKeyDown}>
        {open && <MenuPanel menu={menu} links={links} onShown={enterIfAsked} onChoose={close} />}
      </Panel>
    </Item>
  );
}
