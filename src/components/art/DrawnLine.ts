import { keyframes, styled } from '@mui/material/styles';
import * as constants from '../../../contract/constants.ts';

const { routeLoading, artReveal } = constants;

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** Drawings are not animated in print or with reduced motion. */
export const withMotion = '@media screen and (prefers-reduced-motion: no-preference)';

/**
 * While motion is stopped (state/useMotion.ts) or the document is not ready (hydration/ReadyMarker.ts), a
 * drawing's animation is at its end. It is shortened and not removed, because it would start again when it is put back.
 */
export const whenStill = {
  '[data-still] &, html:not([data-ready]) &': { animationDuration: '0s', animationDelay: '0s' },
};

/**
 * A line that draws itself when the loading screen has gone. The element that it references needs `pathLength` 1. A
 * surrounding element can delay the drawing with `--drawing-delay`, or show the line whole with `--drawing: none`.
 */
export const DrawnLine = styled('use')({
  [withMotion]: {
    strokeDasharray: 1,
    animation: `${artReveal}ms cubic-bezier(.4,0,.3,1) var(--drawing-delay,${routeLoading}ms) both`,
    animationName: `var(--drawing,${draw})`,
    ...whenStill,
  },
});
