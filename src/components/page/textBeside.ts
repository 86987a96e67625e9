import type { Theme } from '@mui/material/styles';

/**
 * Styles of a grid of a short statement and its text: on wide windows the text stands beside it, on the same baseline.
 * `share` is the width of the statement, of which the text has 7.
 */
export const textBeside = ({ breakpoints }: Theme, share: number) => ({
  [breakpoints.up('md')]: {
    gridTemplateColumns: `minmax(0, ${share}fr) minmax(0, 7fr)`,
    columnGap: 'clamp(40px, 6.25vw, 80px)',
    alignItems: 'baseline',
  },
});
