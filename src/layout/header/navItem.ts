import type { Theme } from '@mui/material/styles';
import { turnedChevron } from '../../components/icons/Chevron.tsx';

/** Styles of a menu's button while the menu is open. */
export const openNavItem = ({ theme }: { theme: Theme }) => ({
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.sunken,
  ...turnedChevron,
});

/** Styles that links and menu buttons of the header share. The current page is marked by a bar, not by colour alone. */
export const navItem = ({ theme }: { theme: Theme }) =>
  ({
    ...theme.typography.button,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    padding: '0 13px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-expanded="true"]': openNavItem({ theme }),
    '&[aria-current="page"], &[data-current]': {
      color: theme.vars.palette.text.primary,
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 13,
        bottom: 4,
        borderBottom: `2.5px solid ${theme.vars.palette.secondary.main}`,
        borderRadius: 2,
      },
    },
  }) as const;
