import type { Point } from '../kolam/kolam.ts';
import type { Corner } from './detour.ts';

/** A corner that the line rounds off. */
export const corner = (x: number, y: number, radius: number): Corner => ({ at: [x, y], radius });

/** A corner at which the line crosses itself and winds round a dot. */
export const loop = (x: number, y: number, radius: number, loops: 'dot' | 'answer' = 'dot'): Corner => ({
  at: [x, y],
  radius,
  loops,
});

/** A symmetric outline, made from its right half. */
export const bothSides = (corners: readonly Corner[]): Corner[] => [
  ...corners,
  ...corners
    .filter(({ at: [x] }) => x !== 0)
    .toReversed()
    .map(({ at: [x, y], ...rest }) => ({ at: [-x, y] as const, ...rest })),
];

/**
 * A drop that points to the middle row.
 * @param tip where the line leaves the grid for it
 * @param half of its length
 */
export function drop([x, y]: Point, half: number): Corner[] {
  const away = Math.sign(y) * half;
  const radius = half / Math.SQRT2;
  return [
    corner(x + half, y + away, radius),
    corner(x, y + 2 * away, radius),
    corner(x - half, y + away, radius),
  ];
}

/** Head and shoulders of somebody on the left (-1) or on the right (1); the line crosses at the neck. */
export const figure = (side: 1 | -1): Corner[] => [
  corner(side * 2.1, 1.9, 0.3),
  corner(side * 2.1, 0.3, 1.3),
  loop(side * 4.2, -0.9, 1.7),
  corner(side * 6.3, 0.3, 1.3),
  corner(side * 6.3, 4.4, 0.8),
  corner(side * 2.1, 4.4, 0.8),
  corner(side * 2.1, 3.1, 0.3),
];
