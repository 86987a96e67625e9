import { styled } from '@mui/material/styles';
import { Mark } from '../../components/art/Mark.tsx';

/** The letterhead: the mark, the sender with address, and the reference at the outer edge. */
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
}));

/** Aligns the drawing itself, not the padding inside its box, with the text. */
export const ReceiptMark = styled(Mark)({
  margin: '-6px -6px -6px -8px',
  '@media print': { marginLeft: -2 },
});

export const Sender = styled('p')({ flex: '1 1 200px', overflowWrap: 'anywhere' });

export const SenderName = styled('strong')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'block',
  color: theme.vars.palette.text.primary,
}));

export const Reference = styled('p')(({ theme }) => ({
  flex: '1 1 100%',
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { flex: '0 1 auto', maxWidth: 240, textAlign: 'right' },
}));

export const ReferenceCode = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  display: 'block',
  color: theme.vars.palette.text.primary,
}));

export const HeadLine = styled('span')({ display: 'block' });
