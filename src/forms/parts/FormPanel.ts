import { styled } from '@mui/material/styles';

/** In wide windows a form stands on a panel; in narrow ones the page has no room to spare. */
export const FormPanel = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
  },
}));

/** What stands beside a long form in wide windows, and the form. */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '288px minmax(0, 720px)',
    columnGap: 'clamp(32px, 5.6vw, 72px)',
  },
}));
