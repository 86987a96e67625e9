import type { Theme } from '@mui/material/styles';

/**
 * Heights in px without the element's own padding, measured in windows of 360, 768 and 1280 px. Most phones are wider than 360
 * px, so where words wrap much less on them, `narrow` lies between.
 */
export type MeasuredHeights = {
  narrow: number;
  medium: number;
  wide: number;
};

/**
 * Styles of a section that nobody sees at first: the browser lays it out when it comes near the window, and until then
 * takes the stated height for it, later the one that it had. The heights must be true, or the page jumps where an anchor
 * or Back leads; `e2e/pages/belowFold.spec.ts` measures them. What leans out of such a section is cut off. Paper shows all.
 */
export const belowFold = ({ breakpoints }: Theme, { narrow, medium, wide }: MeasuredHeights) => ({
  '@media screen': { contentVisibility: 'auto' },
  containIntrinsicHeight: `auto ${narrow}px`,
  [breakpoints.up('sm')]: { containIntrinsicHeight: `auto ${medium}px` },
  [breakpoints.up('md')]: { containIntrinsicHeight: `auto ${wide}px` },
});
