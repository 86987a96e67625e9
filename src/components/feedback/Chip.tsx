import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';

interface ChipProps {
  size?: 'small' | 'large';
  /** only a line round it */
  outlined?: boolean;
}

/** A word or two as a fact; nothing to press. */
export const Chip = styled(
  'span',
  notForwarded('size', 'outlined'),
)<ChipProps>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  padding: '2px 15px 0',
  borderRadius: 22,
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
          minHeight: 44,
          padding: '2px 20px 0',
          fontSize: theme.typography.button.fontSize,
        },
      },
    },
    {
      props: { outlined: true },
      style: {
        padding: '0 15px',
        border: `1.5px solid ${theme.vars.palette.border}`,
        backgroundColor: 'transparent',
        color: theme.vars.palette.text.primary,
      },
    },
  ],
}));
