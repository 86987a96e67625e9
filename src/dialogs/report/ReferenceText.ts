import { styled } from '@mui/material/styles';

/** A reference such as `K7Q-142`, which does not wrap. */
export const ReferenceText = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
}));
