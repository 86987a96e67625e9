import { styled } from '@mui/material/styles';
import { pageAtRest } from '../../hydration/pageAtRest.ts';
import { scrim } from '../../theme/tokens/overlay.ts';
import { desktopNavigationQuery, mobileNavigationQuery } from '../header/desktopNavigationQuery.ts';

/**
 * The drawer at the window's right edge: a modal dialog once hydrated, a popover before. The open state of each has a
 * rule of its own, because browsers without popovers drop a whole rule with an unknown selector. On a page at rest, the
 * closed drawer is laid out in advance but hidden, so that opening it is faster.
 */
export const DrawerSheet = styled('dialog')(({ theme }) => {
  const { duration, easing } = theme.transitions;
  /**
   * Browsers that do not know `allow-discrete` drop the declaration, and show and hide the drawer without a transition.
   */
  const move = (time: string, ...properties: readonly string[]) => ({
    transition: properties.map((name) => `${name} ${time} allow-discrete`).join(','),
  });
  const entering = `${duration.enteringScreen}ms ${easing.easeOut}`;
  const leaving = `${duration.leavingScreen}ms ${easing.sharp}`;
  const shown = {
    // Without a transition: an element whose visibility is still changing cannot be focused.
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
    // A press beside a popover closes it, but also reaches the element there; this pane between the two takes the
    // press. One more box costs nothing, whereas `pointer-events` on the page would be inherited by every element in
    // it.
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
