import { keyframes, styled } from '@mui/material/styles';
import * as constants from '../../../contract/constants.ts';
import { whenStill, withMotion } from './DrawnLine.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const { routeLoading, artReveal } = constants;

/**
 * A picture whose line draws itself once, when the loading screen has gone. The line shows through a DrawnMask with a
 * DrawnLine in it, and a DrawnFill fades in last. Everything else is visible from the start. CSS alone animates it:
 * with a script, the finished picture would flash first.
 */
export const DrawnSvg = styled('svg')({ display: 'block', width: '100%', height: 'auto' });

export const DrawnMask = styled('mask')({ maskType: 'alpha' });

/** The areas inside the line. */
export const DrawnFill = styled('use')({
  [withMotion]: {
    animation: `${artReveal / 3}ms linear ${routeLoading + artReveal}ms both`,
    animationName: `var(--drawing,${appear})`,
    ...whenStill,
  },
});
