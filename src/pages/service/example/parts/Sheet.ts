import { styled } from '@mui/material/styles';
import { fluid } from '../../../../theme/fluid.ts';

/** A sheet of paper that an example is written on. */
export const Sheet = styled('div')(({ theme }) => ({
  padding: `${fluid(20, 36)} ${fluid(16, 40)}`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.paper,
}));
