import type { Theme } from '@mui/material/styles';

const dot = 10;

/** px from the left edge of a list's item to its words, which leave room for the dot. */
export const listIndent = dot + 16;

/**
 * The dot before an item of a list, as the style of the item's first line, which is inset by `listIndent`.
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
      // backgrounds are not drawn there
      '@media (forced-colors: active)': { boxSizing: 'border-box', border: `${dot / 2}px solid Highlight` },
    },
  }) as const;
