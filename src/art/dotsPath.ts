import type { Point } from './kolam/kolam.ts';

/** The path data of dots: segments without length, which are round if the path has a round `stroke-linecap`. */
export const dotsPath = (dots: readonly Point[]) => dots.map(([x, y]) => `M${x} ${y}h0`).join('');
