import type { Theme } from '@mui/material/styles';

/** The look that the links of the footer's columns share. */
export const footerLink = ({ theme }: { theme: Theme }) =>
  ({
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: 36,
    color: theme.vars.palette.text.secondary,
    lineHeight: 1.35,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  }) as const;
