import { styled } from '@mui/material/styles';

/**
 * One column that scrolls. From `lg` on, the list is beside the page, both as high as the window, and the detail opens
 * below the list, so that the page keeps its size. From `xl` on, the detail has a column of its own.
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

/** Wraps, without a box of its own, what becomes inert while the page fills the window. */
export const Behind = styled('div')({ display: 'contents' });

/** The page and the player; with `data-full` it covers everything else. */
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

/** The minimum height reserves a line below the buttons for the answer, so that the row keeps its height. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: '4px 8px',
  minHeight: 72,
  // Makes up for the column gap before the answer, whose own width is 0.
  marginInlineEnd: -8,
});
