import type { Theme } from '@mui/material/styles';

const dot = 10;

/** px from the left edge of a list item to its text, with room for the dot. */
export const listIndent = dot + 16;

/**
 * The dot before a list item, as a style of the item's first line, which must be indented by `listIndent`.
 * @param lineHeight of that line, without a unit
 */
export const listDot = (theme: Theme, lineHeight: number) =>
  ({
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -listIndent,
      top: `calc(${lineHeight / 2}em - ${dot / 2}px)`,
      width: dot,
      height: dot,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.kolam.dot,
      // This mode draws no backgrounds.
      '@media (forced-colors: active)': { boxSizing: 'border-box', border: `${dot / 2}px solid CanvasText` },
    },
  }) as const;
