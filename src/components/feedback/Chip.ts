import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';

type ChipProps = {
  size?: 'small' | 'large';
};

/** A fact in a word or two. It cannot be pressed, and therefore is not as round as buttons are. */
export const Chip = styled(
  'span',
  notForwarded('size'),
)<ChipProps>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 30,
  padding: '0 11px',
  borderRadius: 6,
  fontFamily: theme.typography.button.fontFamily,
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  variants: [
    {
      props: { size: 'large' },
      style: {
        [theme.breakpoints.up('sm')]: {
          minHeight: 40,
          padding: '0 16px',
          fontSize: theme.typography.button.fontSize,
        },
      },
    },
  ],
}));
