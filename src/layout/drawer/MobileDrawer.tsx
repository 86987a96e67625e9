import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { MouseEvent, ToggleEvent } from 'react';
import { CloseIcon } from '../../components/icons/CloseIcon.tsx';
import { header } from '../../content/navigation.ts';
import { siteCopy } from '../../content/site.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { drawerToggled, menusClosed, selectDrawerOpen } from '../../state/uiSlice.ts';
import { Brand } from '../header/Brand.tsx';
import { usePopoverFromHtml } from '../usePopoverFromHtml.ts';
import { DrawerGroup } from './DrawerGroup.tsx';
import { drawerId } from './drawerId.ts';
import { DrawerLink } from './DrawerLink.tsx';
import { DrawerSheet } from './DrawerSheet.ts';

/** Fills the drawer completely, so that a press whose target is the dialog itself was on the backdrop. */
const Content = styled('div')({ minHeight: '100%' });

const Top = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const List = styled('ul')({ padding: '8px 20px calc(20px + env(safe-area-inset-bottom))' });

/** Focuses the sheet itself, so that screen readers read its name first. */
function focusSheet(sheet: HTMLElement): void {
  sheet.tabIndex = -1;
  sheet.focus();
}

/**
 * The header's navigation for narrow windows: the same entries, with the menus as disclosures. Before hydration the
 * browser opens it as a popover; if it is open at hydration, it stays a popover until it is closed.
 */
export function MobileDrawer() {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectDrawerOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const isPopover = usePopoverFromHtml(dialog, open, () => {
    dispatch(drawerToggled(true));
    const element = dialog.current;
    // WebKit opens it without moving the focus into it.
    if (element && !element.contains(document.activeElement)) focusSheet(element);
  });
  const close = () => dispatch(menusClosed());

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open || isPopover) return undefined;
    element.showModal();
    focusSheet(element);
    return () => element.close();
  }, [open, isPopover]);

  const onPress = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  // By Esc, or by the back gesture of a phone.
  const onClose = () => {
    if (open && !dialog.current?.open) close();
  };
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent) => {
    // In React, the toggle events of the groups bubble up to here, too.
    if (target === currentTarget && open && isPopover && newState === 'closed') close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the dialog's own
    <DrawerSheet
      id={drawerId}
      ref={dialog}
      popover={isPopover ? 'auto' : undefined}
      aria-label={siteCopy.mainNavigation}
      onClick={onPress}
      onClose={onClose}
      onToggle={onToggle}
    >
      <Content>
        <Top>
          <Brand onChoose={close} />
          <IconButton
            aria-label={siteCopy.closeMenu}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            onClick={close}
          >
            <CloseIcon />
          </IconButton>
        </Top>
        <nav aria-label={siteCopy.mainNavigation}>
          <List>
            {header.map((entry) => (
              <li key={entry.kind === 'link' ? entry.link.label : entry.menu}>
                {entry.kind === 'link' ? (
                  <DrawerLink link={entry.link} onChoose={close} />
                ) : (
                  <DrawerGroup {...entry} onChoose={close} />
                )}
              </li>
            ))}
          </List>
        </nav>
      </Content>
    </DrawerSheet>
  );
}
