import type { Point } from './kolam.ts';

/** The dots of a diamond `size` dots high and wide, round the origin. `size` is odd. */
export function diamond(size: number): Point[] {
  const half = (size - 1) / 2;
  const line = Array.from({ length: size }, (_, at) => at - half);
  return line
    .flatMap((x) => line.map((y) => [x, y] as const))
    .filter(([x, y]) => Math.abs(x) + Math.abs(y) <= half);
}
