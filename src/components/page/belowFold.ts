import type { Theme } from '@mui/material/styles';

/**
 * Heights in px without the element's own padding, measured in windows of 360, 768 and 1280 px. Most phones are wider than 360
 * px, so where text wraps much less on them, `narrow` is a height between the two.
 */
export type MeasuredHeights = {
  narrow: number;
  medium: number;
  wide: number;
};

/**
 * Styles of a section below the fold. The browser lays it out when it comes near the window; before that it uses the
 * stated height for it, and later the height that it last had. The heights must be accurate, or the page jumps when an
 * anchor or Back leads into it; `e2e/pages/belowFold.spec.ts` measures them. Overflow of such a section is cut off. In
 * print all is laid out.
 */
export const belowFold = ({ breakpoints }: Theme, { narrow, medium, wide }: MeasuredHeights) => ({
  '@media screen': { contentVisibility: 'auto' },
  containIntrinsicHeight: `auto ${narrow}px`,
  [breakpoints.up('sm')]: { containIntrinsicHeight: `auto ${medium}px` },
  [breakpoints.up('md')]: { containIntrinsicHeight: `auto ${wide}px` },
});
