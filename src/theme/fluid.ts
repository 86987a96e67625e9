const narrow = 360;
const wide = 1280;
export const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

/**
 * A size that grows with the window.
 * @param from px at a window of 360 and below
 * @param to px at a window of 1280 and above
 */
export function fluid(from: number, to: number): string {
  if (from === to) return rem(from);
  const slope = (to - from) / (wide - narrow);
  return `clamp(${rem(from)}, ${rem(from - slope * narrow)} + ${Number((slope * 100).toFixed(3))}vw, ${rem(to)})`;
}
