import type { Theme } from '@mui/material/styles';

/** The look that the links of the footer's columns share, and the button among them. */
export const footerLink = ({ theme }: { theme: Theme }) =>
  ({
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: 'clamp(30px, 4.5vw, 36px)',
    // of no height where a name has one line; between two that have more, it tells them apart
    padding: '3px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: theme.vars.palette.text.secondary,
    lineHeight: 1.35,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  }) as const;
