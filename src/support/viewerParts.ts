import { styled } from '@mui/material/styles';

/**
 * One column that scrolls; from `lg` the list beside the page, and both as high as the window, the detail below the list, so
 * that the page stays as large as it was; from `xl` the detail in a column of its own.
 */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    flex: '1 1 0',
    minHeight: 520,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 30%)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateAreas: '"page list"',
    '&[data-detail]': {
      gridTemplateRows: 'minmax(0, 1fr) minmax(200px, 42%)',
      gridTemplateAreas: '"page list" "page detail"',
    },
  },
  [theme.breakpoints.up('xl')]: {
    '&[data-detail]': {
      gridTemplateColumns: 'minmax(0, 1fr) 400px 420px',
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateAreas: '"page list detail"',
    },
  },
}));

/** What lies behind the page where that fills the window; no box of its own. */
export const Behind = styled('div')({ display: 'contents' });

/** Page and player; over everything else where it fills the window. */
export const Theatre = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minHeight: 0,
  outline: 'none',
  [theme.breakpoints.up('lg')]: { gridArea: 'page' },
  '&[data-full]': {
    position: 'fixed',
    inset: 0,
    zIndex: theme.zIndex.drawer,
    overflow: 'auto',
    padding: '0 12px 10px',
    backgroundColor: theme.vars.palette.background.default,
  },
}));

/** With room for a line below the buttons, which comes and goes. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: '4px 8px',
  minHeight: 72,
  // The answer has no width of its own, but the gap before it has.
  marginInlineEnd: -8,
});
