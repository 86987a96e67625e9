import { keyframes, styled } from '@mui/material/styles';
import * as constants from '../../../contract/constants.ts';
import { whenStill, withMotion } from './DrawnLine.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const { routeLoading, artReveal } = constants;

/** The areas inside the line of a DrawnSvg. */
export const DrawnFill = styled('use')({
  [withMotion]: {
    animation: `${artReveal / 3}ms linear ${routeLoading + artReveal}ms both`,
    animationName: `var(--drawing,${appear})`,
    ...whenStill,
  },
});
