import { styled } from '@mui/material/styles';

/** px, so that it can be centred on the edge of a screen. */
export const partNumberSize = 26;

/** The number of a part of the kit, as a dot. */
export const PartNumber = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: partNumberSize,
  height: partNumberSize,
  borderRadius: '50%',
  fontWeight: 650,
  lineHeight: 1,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.background.paper,
  '@media (forced-colors: active), print': { border: '1px solid CanvasText' },
  '@media print': { backgroundColor: theme.vars.palette.background.paper, color: 'inherit' },
}));
