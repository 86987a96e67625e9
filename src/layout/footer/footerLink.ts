import type { Theme } from '@mui/material/styles';

/** Styles that the links of the footer's columns and the button among them share. */
export const footerLink = ({ theme }: { theme: Theme }) =>
  ({
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: 'clamp(30px, 4.5vw, 36px)',
    // Does not add to the minimum height of a one-line link; separates links of several lines.
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
