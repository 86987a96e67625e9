import { styled } from '@mui/material/styles';

/** The head of a letter: the mark, who writes from where, and the reference at the outer edge. */
export const ReceiptHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 14px',
  paddingBottom: 20,
  borderBottom: `1px solid ${theme.vars.palette.text.primary}`,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  // the drawing, not its air, stands on the edge of the text
  '& > svg': { margin: '-6px -6px -6px -8px', '@media print': { marginLeft: -2 } },
  '& > p': { flex: '1 1 200px', overflowWrap: 'anywhere' },
  '& span': { display: 'block' },
  '& strong': { ...theme.typography.h4, display: 'block', color: theme.vars.palette.text.primary },
  '& code': {
    ...theme.typography.code,
    display: 'block',
    color: theme.vars.palette.text.primary,
  },
  '& > p:nth-of-type(2)': {
    flexBasis: '100%',
    [theme.breakpoints.up('sm')]: { flex: '0 1 auto', maxWidth: 240, textAlign: 'right' },
  },
}));
