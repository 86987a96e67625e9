import { styled } from '@mui/material/styles';

export const SectionTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '24px 0 6px',
  breakAfter: 'avoid',
  '@media print': { marginTop: 18 },
}));
