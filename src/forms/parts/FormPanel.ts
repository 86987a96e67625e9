import { styled } from '@mui/material/styles';

/** The panel around a form in wide windows; narrow ones have no room for it. */
export const FormPanel = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
  },
}));

/** The columns of a long form in wide windows: the sidebar and the form. */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '288px minmax(0, 720px)',
    columnGap: 'clamp(32px, 5.6vw, 72px)',
  },
}));
