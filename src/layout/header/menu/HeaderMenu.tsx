import { styled } from '@mui/material/styles';
import type { FocusEvent, KeyboardEvent, MouseEvent, ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPathOf } from '../../../../contract/paths.ts';
import { hrefOf } from '../../../content/navigation.ts';
import type { NavEntry } from '../../../content/navigation.ts';
import { useHydrated } from '../../../hydration/useHydrated.ts';
import { gutter, headerHeight } from '../../../theme/space.ts';
import { Chevron } from '../../../components/icons/Chevron.tsx';
import { navItem, openNavItem } from '../navItem.ts';
import { moveBetweenEntries } from './menuKeys.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { useMenuDisclosure } from './useMenuDisclosure.ts';

type Menu = Extract<NavEntry, { kind: 'menu' }>;

const Item = styled('li')({ position: 'relative', '&[data-menu="services"]': { position: 'static' } });

const MenuButton = styled('button')(({ theme }) => ({
  ...navItem({ theme }),
  // It begins with `li`, because Emotion puts the button's class in front of a selector that begins with a colon.
  'li:has(> :popover-open) > &': openNavItem({ theme }),
}));

const MenuChevron = styled(Chevron)({ marginTop: -2 });

/** The lower edge of a button of 44 px that is centred in the header. */
const below = `${headerHeight.wide / 2 + 22}px`;

/**
 * An open popover is in the top layer, where it cannot be positioned relative to its parent. This box without height is
 * put at the button's lower edge instead, or at the header's for the wide sheet of services.
 */
const Panel = styled('div')({
  '&:popover-open': {
    display: 'block',
    position: 'fixed',
    // Browsers without anchor positioning use the first value of each pair: the gutter of the page.
    inset: 'auto',
    top: [below, `anchor(bottom, ${below})`],
    left: [gutter, `anchor(left, ${gutter})`],
    positionAnchor: 'auto',
    height: 0,
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    '[data-menu="services"] > &': { inset: `${headerHeight.wide}px 0 auto`, width: 'auto' },
  },
});

/**
 * A menu of the header as a disclosure: Enter, Space or ↓ open it and go to its first entry, arrows move inside, Tab
 * leaves, Esc closes. Before hydration the browser opens it as a popover.
 */
export function HeaderMenu({ menu, label, links }: Menu) {
  const { item, button, panel, isOpen, isPopover, open, enter, close, closeIfOpen } = useMenuDisclosure(menu);
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const panelId = `menu-${menu}`;

  const onButtonClick = (event: MouseEvent) => {
    // Once hydrated, the store opens and closes the menu, not the browser through `popoverTarget`.
    event.preventDefault();
    if (isOpen) close();
    // A click with `detail` 0 was made by keyboard.
    else if (event.detail === 0) enter();
    else open();
  };

  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    enter();
  };

  const onPanelKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // `close` focuses the button, so that Tab moves on to the stop after the menu. For Shift+Tab the button is the
      // target.
      close();
      if (event.shiftKey) event.preventDefault();
    } else if (moveBetweenEntries(panel.current, event.key)) event.preventDefault();
  };

  const onPanelToggle = ({ newState }: ToggleEvent) => {
    if (isPopover && newState === 'closed') closeIfOpen();
  };

  const onItemBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on an unfocusable part of the page focuses `main`, or nothing; the click that follows closes the menu.
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.tabIndex < 0) return;
    if (isOpen && !item.current?.contains(relatedTarget)) closeIfOpen();
  };

  const currentPath = canonicalPathOf(pathname);
  return (
    <Item ref={item} data-menu={menu} onBlur={onItemBlur}>
      <MenuButton
        ref={button}
        type="button"
        popoverTarget={panelId}
        // Of a popover's button the browser exposes this state itself.
        aria-expanded={hydrated ? isOpen : undefined}
        aria-controls={panelId}
        data-current={links.some((link) => hrefOf(link) === currentPath) ? '' : undefined}
        onClick={onButtonClick}
        onKeyDown={onButtonKeyDown}
      >
        {label}
        <MenuChevron />
      </MenuButton>
      <Panel
        id={panelId}
        ref={panel}
        popover={isPopover ? 'auto' : undefined}
        hidden={!isOpen}
        onKeyDown={onPanelKeyDown}
        onToggle={onPanelToggle}
      >
        {(isOpen || !hydrated) && <MenuPanel menu={menu} links={links} onChoose={close} />}
      </Panel>
    </Item>
  );
}
