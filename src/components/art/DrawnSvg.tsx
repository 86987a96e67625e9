import { keyframes, styled } from '@mui/material/styles';
import { constants } from '../../../contract/constants.ts';
import { whenStill, withMotion } from './DrawnLine.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const { routeLoading, artReveal } = constants;

/**
 * A picture whose line draws itself once, when the loading screen has gone. The line is drawn through a DrawnMask with a
 * DrawnLine in it, and a DrawnFill comes last. What else is in it stands there from the start. By CSS alone, so that
 * nothing flashes.
 */
export const DrawnSvg = styled('svg')({ display: 'block', width: '100%', height: 'auto' });

export const DrawnMask = styled('mask')({ maskType: 'alpha' });

/** The faces inside the line. */
export const DrawnFill = styled('use')({
  [withMotion]: {
    animation: `${artReveal / 3}ms linear ${routeLoading + artReveal}ms both`,
    animationName: `var(--drawing,${appear})`,
    ...whenStill,
  },
});
