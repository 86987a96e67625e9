import { styled } from '@mui/material/styles';

/** The panel around a form in wide windows; narrow ones have no room for it. */
export const FormPanel = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
  },
}));

/** Distance of the questions from the edge of their panel. */
export const panelPadding = 'var(--panel-padding, 40px)';

/**
 * The columns of a long form in wide windows: the sidebar and the form, as wide together as the page. What the page gains
 * in the widest windows goes to the sidebar and the padding, so that the inputs do not become too wide to look over.
 */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'max(288px, 27%) minmax(0, 1fr)',
    columnGap: 'clamp(32px, 5.6vw, 72px)',
    '--panel-padding': 'clamp(40px, 8vw - 90px, 64px)',
  },
}));
