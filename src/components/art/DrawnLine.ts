import { keyframes, styled } from '@mui/material/styles';
import { constants } from '../../../contract/constants.ts';

const { routeLoading, artReveal } = constants;

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** Nothing is drawn on paper, or where the device asks for stillness. */
export const withMotion = '@media screen and (prefers-reduced-motion: no-preference)';

/**
 * While the document is still (state/useMotion.ts), or does not answer yet (hydration/HydratedMarker.tsx), a drawing is at its
 * end. It is not taken away, or it would begin anew afterwards.
 */
export const whenStill = {
  '[data-still] &, html:not([data-ready]) &': { animationDuration: '0s', animationDelay: '0s' },
};

/**
 * A line that draws itself when the loading screen has gone. What it refers to needs `pathLength` 1. What stands round it
 * can have it drawn later, by `--drawing-delay`, or whole from the start, by `--drawing: none`.
 */
export const DrawnLine = styled('use')({
  [withMotion]: {
    strokeDasharray: 1,
    animation: `${artReveal}ms cubic-bezier(.4,0,.3,1) var(--drawing-delay,${routeLoading}ms) both`,
    animationName: `var(--drawing,${draw})`,
    ...whenStill,
  },
});
