import type { Theme } from '@mui/material/styles';

/** One panel, divided into cells by hairlines. */
export const dividedPanel = (theme: Theme) =>
  ({
    display: 'grid',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 20,
    backgroundColor: theme.vars.palette.background.paper,
  }) as const;

/** Hairlines lie on the cell's outer edge, so that the panel's own border is never doubled. */
export const panelCell = (theme: Theme) =>
  ({
    position: 'relative',
    boxShadow: `1px 1px 0 ${theme.vars.palette.divider}`,
    // This mode draws no shadows.
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  }) as const;

const dot = 13;

/** A kolam dot where four cells meet: the `::after` of a cell with neighbours to the right and below. */
export const panelCrossing = (theme: Theme) =>
  ({
    content: '""',
    position: 'absolute',
    zIndex: 1,
    right: -dot / 2 - 0.5,
    bottom: -dot / 2 - 0.5,
    width: dot,
    height: dot,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
    boxShadow: `0 0 0 7px ${theme.vars.palette.background.paper}`,
  }) as const;
