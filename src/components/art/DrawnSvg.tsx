import { keyframes, styled } from '@mui/material/styles';
import { constants } from '../../../contract/constants.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const { routeLoading, artReveal } = constants;

/**
 * A picture whose line draws itself once, when the loading screen has gone. A `<use>` inside a `<mask>` is the line, with
 * `pathLength` 1; the first `<use>` outside is the ground, which comes last. What else is in it stands there from the
 * start. By CSS alone, so that nothing flashes.
 */
export const DrawnSvg = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& mask': { maskType: 'alpha' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& mask use': {
      strokeDasharray: 1,
      animation: `${draw} ${artReveal}ms cubic-bezier(.4,0,.3,1) ${routeLoading}ms both`,
    },
    '& > use:first-of-type': {
      animation: `${appear} ${artReveal / 3}ms linear ${routeLoading + artReveal}ms both`,
    },
  },
});
