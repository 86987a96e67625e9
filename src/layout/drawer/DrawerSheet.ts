import { styled } from '@mui/material/styles';
import { pageAtRest } from '../../hydration/pageAtRest.ts';
import { scrim } from '../../theme/tokens/overlay.ts';
import { desktopNavigationQuery, mobileNavigationQuery } from '../header/desktopNavigationQuery.ts';

/**
 * The drawer at the window's right edge, and the page beneath it: a dialog once scripts are there, a popover before. The
 * two are shown in rules of their own, because a browser that knows no popovers leaves out a rule that names them. On a
 * page at rest it is laid out while it is closed, hidden from everybody: a press has less to wait for.
 */
export const DrawerSheet = styled('dialog')(({ theme }) => {
  const { duration, easing } = theme.transitions;
  /** Browsers that cannot keep what leaves in sight drop the declaration, and show and hide at once. */
  const move = (time: string, ...properties: readonly string[]) => ({
    transition: properties.map((name) => `${name} ${time} allow-discrete`).join(','),
  });
  const entering = `${duration.enteringScreen}ms ${easing.easeOut}`;
  const leaving = `${duration.leavingScreen}ms ${easing.sharp}`;
  const shown = {
    // At once: what is about to be visible takes no focus.
    visibility: 'visible',
    transform: 'none',
    ...move(entering, 'transform', 'overlay', 'display'),
    '@starting-style': { transform: 'translateX(100%)' },
    '&::backdrop': {
      opacity: 1,
      ...move(entering, 'opacity', 'overlay', 'display'),
      '@starting-style': { opacity: 0 },
    },
  };
  return {
    position: 'fixed',
    inset: '0 0 0 auto',
    width: '88%',
    maxWidth: 400,
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    transform: 'translateX(100%)',
    ...move(leaving, 'transform', 'overlay', 'display', 'visibility'),
    [mobileNavigationQuery]: {
      '@media screen': { [`${pageAtRest} &`]: { display: 'block', visibility: 'hidden' } },
    },
    '&:focus': { outline: 'none' },
    '&::backdrop': { backgroundColor: scrim, opacity: 0, ...move(leaving, 'opacity', 'overlay', 'display') },
    '&[open]': shown,
    '&:popover-open': shown,
    'body:has(&[open])': { overflow: 'hidden' },
    'body:has(&:popover-open)': { overflow: 'hidden' },
    // A press beside a popover closes it and goes on to what lies there; this one ends at a pane between the two. One box
    // more costs nothing, where `pointer-events` on the page would be inherited by all that is in it.
    'body:has(&:popover-open)::before': {
      content: '""',
      position: 'fixed',
      inset: 0,
      zIndex: theme.zIndex.skipLink,
    },
    [desktopNavigationQuery]: { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { '&::backdrop': { transition: 'none' } },
    '@media print': { display: 'none' },
  };
});
