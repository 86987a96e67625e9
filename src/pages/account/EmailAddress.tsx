import { styled } from '@mui/material/styles';

/** The address of an account inside a sentence. */
export const EmailAddress = styled('strong')(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));
