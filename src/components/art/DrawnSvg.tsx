import { keyframes, styled } from '@mui/material/styles';
import { constants } from '../../../contract/constants.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const { routeLoading, artReveal } = constants;

const withMotion = '@media screen and (prefers-reduced-motion: no-preference)';

/**
 * A picture whose line draws itself once, when the loading screen has gone. The line is drawn through a DrawnMask with a
 * DrawnLine in it, and a DrawnFill comes last. What else is in it stands there from the start. By CSS alone, so that
 * nothing flashes.
 */
export const DrawnSvg = styled('svg')({ display: 'block', width: '100%', height: 'auto' });

export const DrawnMask = styled('mask')({ maskType: 'alpha' });

/** What it refers to needs `pathLength` 1. */
export const DrawnLine = styled('use')({
  [withMotion]: {
    strokeDasharray: 1,
    animation: `${draw} ${artReveal}ms cubic-bezier(.4,0,.3,1) ${routeLoading}ms both`,
  },
});

/** The faces inside the line. */
export const DrawnFill = styled('use')({
  [withMotion]: { animation: `${appear} ${artReveal / 3}ms linear ${routeLoading + artReveal}ms both` },
});
