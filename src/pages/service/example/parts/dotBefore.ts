/**
 * Styles of a dot before the words of a flex box. Forced colours, which remove backgrounds, keep its border.
 * @param size px
 */
export const dotBefore = (colour: string, size = 11) => ({
  '&::before': {
    content: '""',
    flex: 'none',
    width: size,
    height: size,
    borderRadius: '50%',
    backgroundColor: colour,
    '@media (forced-colors: active)': { border: '6px solid LinkText' },
  },
});
