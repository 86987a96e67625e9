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
  // The name of the element, or the class of the button would come before `:has`.
  'li:has(> :popover-open) > &': openNavItem({ theme }),
}));

const MenuChevron = styled(Chevron)({ marginTop: -2 });

/** The lower edge of a button of 44 px in the middle of the header. */
const below = `${headerHeight.wide / 2 + 22}px`;

/**
 * As long as the browser shows it, a popover lies above all of the page and knows nothing of the element round it: this
 * line, without height, takes the place of the button's lower edge, or of the header's for the wide sheet.
 */
const Panel = styled('div')({
  '&:popover-open': {
    display: 'block',
    position: 'fixed',
    // Where the browser cannot follow the button it stands at the page's edge.
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
 * leaves, Esc closes. Until scripts are there the browser opens it as a popover.
 */
export function HeaderMenu({ menu, label, links }: Menu) {
  const { item, button, panel, isOpen, isPopover, open, enter, close, closeIfOpen } = useMenuDisclosure(menu);
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const panelId = `menu-${menu}`;

  const onButtonClick = (event: MouseEvent) => {
    // The store opens and closes from here on, not the browser.
    event.preventDefault();
    if (isOpen) close();
    // A click without a count is one made by the keyboard.
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
      // From the button the next Tab stop lies behind the menu, the one before is the button itself.
      close();
      if (event.shiftKey) event.preventDefault();
    } else if (moveBetweenEntries(panel.current, event.key)) event.preventDefault();
  };

  const onPanelToggle = ({ newState }: ToggleEvent) => {
    if (isPopover && newState === 'closed') closeIfOpen();
  };

  const onItemBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on plain page gives the keyboard to the page as a whole; the click that follows closes.
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
        // The browser itself says so of a popover.
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
