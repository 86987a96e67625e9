/** Medallions of the border in wide and in narrow windows. */
export const medallions = { wide: 8, narrow: 3 } as const;

export type BorderLength = keyof typeof medallions;

/**
 * Lengths in hundredths of the distance between two dots. A medallion is five dots wide and three high; the border has
 * one more dot at each end.
 */
export const medallionWidth = 500;
const dot = 100;
const height = 300;

/** The viewBox of a border: x, y, width and height. Its first medallion begins at 0, with half a cell round every dot. */
export const borderBox = (length: BorderLength) =>
  [-50 - dot, -height / 2, medallions[length] * medallionWidth + 2 * dot, height] as const;
