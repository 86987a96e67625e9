import { styled } from '@mui/material/styles';

/** At 200 % text size a table may be wider than a phone: then the table scrolls, and the page does not. */
export const TableFrame = styled('div')({ overflowX: 'auto' });

/** The tables of the examples: ruled between their rows, figures at the right. */
export const Table = styled('table')({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' });

export const TableCaption = styled('caption')(({ theme }) => ({
  ...theme.typography.h4,
  paddingBottom: 12,
  textAlign: 'left',
}));

export const ColumnHead = styled('th')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '0 0 8px 12px',
  fontWeight: 600,
  verticalAlign: 'bottom',
  textAlign: 'right',
  color: theme.vars.palette.text.secondary,
  '&:first-of-type': { paddingLeft: 0, textAlign: 'left' },
}));

export const RowHead = styled('th')(({ theme }) => ({
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  lineHeight: 1.35,
}));

export const Cell = styled('td')(({ theme }) => ({
  padding: '10px 0 10px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  lineHeight: 1.35,
  verticalAlign: 'baseline',
  textAlign: 'right',
}));

/** The cells of the last row, which holds the totals. */
export const TotalHead = styled(RowHead)(({ theme }) => ({
  ...theme.typography.h4,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
}));

export const TotalCell = styled(Cell)(({ theme }) => ({
  ...theme.typography.h4,
  fontWeight: 650,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
}));
