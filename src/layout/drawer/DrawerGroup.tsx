import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { NavLink as RouterNavLink } from 'react-router-dom';
import { servicePaths } from '../../../contract/paths.ts';
import type { PathName, ServiceName } from '../../../contract/paths.ts';
import { ServiceIcon } from '../../components/icons/ServiceIcon.tsx';
import { comingSoon, hrefOf } from '../../content/navigation.ts';
import type { NavEntry } from '../../content/navigation.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { menuToggled, selectOpenMenu } from '../../state/uiSlice.ts';
import { Chevron, turnedChevron } from '../../components/icons/Chevron.tsx';
import { isPopoverOpen } from '../usePopoverFromHtml.ts';
import { drawerId } from './drawerId.ts';

const Heading = styled('summary')(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '1.0625rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  // The browser's own triangle.
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > &': { color: theme.vars.palette.link, ...turnedChevron },
}));

const Inside = styled('div')(({ theme }) => ({
  padding: '0 0 12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Nothing = styled('p')(({ theme }) => ({
  padding: '8px 0',
  color: theme.vars.palette.text.secondary,
}));

const Entry = styled(RouterNavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&[aria-current="page"]': {
    borderLeft: `3px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: '0 8px 8px 0',
    // Together as wide as border and padding, so that the words stay in line.
    marginLeft: -12,
    paddingLeft: 9,
  },
}));

const isService = (page: PathName): page is ServiceName => page in servicePaths;

type DrawerGroupProps = Extract<NavEntry, { kind: 'menu' }> & { onChoose: () => void };

/** A menu of the header as a disclosure in the drawer. Before hydration the browser itself opens and closes it. */
export function DrawerGroup({ menu, label, links, onChoose }: DrawerGroupProps) {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector((state) => selectOpenMenu(state) === menu);
  const details = useRef<HTMLDetailsElement>(null);
  const hydrated = useHydrated();

  useLayoutEffect(() => {
    if (!details.current?.open) return;
    if (isPopoverOpen(details.current.closest('dialog'))) dispatch(menuToggled(menu));
    else details.current.open = false;
  }, [menu, dispatch]);

  const toggle = (event: MouseEvent) => {
    // Once hydrated, the store opens and closes the group, not the browser.
    event.preventDefault();
    dispatch(menuToggled(open ? null : menu));
  };

  return (
    <details ref={details} name={drawerId} open={open}>
      <Heading onClick={toggle}>
        {label}
        <Chevron />
      </Heading>
      {(open || !hydrated) && (
        <Inside>
          {links.length === 0 ? (
            <Nothing>{comingSoon}</Nothing>
          ) : (
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <Entry to={hrefOf(link)} end onClick={onChoose}>
                    {isService(link.page) && <ServiceIcon name={link.page} size={26} />}
                    {link.label}
                  </Entry>
                </li>
              ))}
            </ul>
          )}
        </Inside>
      )}
    </details>
  );
}
