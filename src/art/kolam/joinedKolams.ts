import { dotsPath } from '../dotsPath.ts';
import { drawingOf, outlineOf } from '../drawing.ts';
import { diamond } from './diamond.ts';
import { edgesOf, keyOf, loopsOf } from './kolam.ts';
import type { Pattern, Point } from './kolam.ts';
import { turnedPattern } from './kolamSearch.ts';

const size = 9;

/** Seeds of two kolams that become one line when they are joined. */
export const partnerSeeds = [63, 9] as const;

/** Offset of the right kolam, at which its edge meets the left one's along a slope of nine dots. */
const [across, down]: Point = [5, -4];

/** Dots of the left kolam; every other dot belongs to the right one. */
const isLeft = ([x, y]: Point) => Math.abs(x) + Math.abs(y) <= (size - 1) / 2;

const crossingsOf = ({ dots, crossings }: Pattern): Point[] =>
  edgesOf(dots).filter(([x, y]) => crossings.has(keyOf(x, y)));

/** Two kolams side by side, drawn with one line: it changes over wherever their edges meet. */
export function joinedKolams(leftSeed: number, rightSeed: number): Pattern {
  const moved = ([x, y]: Point): Point => [x + across, y + down];
  const dots = [...diamond(size), ...diamond(size).map(moved)];
  const joints = edgesOf(dots).filter(
    ([x, y]) => isLeft([Math.floor(x), Math.floor(y)]) !== isLeft([Math.ceil(x), Math.ceil(y)]),
  );
  const crossings = [
    ...crossingsOf(turnedPattern(size, leftSeed)),
    ...crossingsOf(turnedPattern(size, rightSeed)).map(moved),
    ...joints,
  ];
  return { dots, crossings: new Set(crossings.map(([x, y]) => keyOf(x, y))) };
}

/**
 * The joined kolams as an SVG file of nothing but paths, for `<use href="…#left">`: the whole line with length 1, both
 * parts of it, the dots. Strokes and colours are set where they are used.
 */
export function partnersFileOf(pattern: Pattern): string {
  const { box, dots } = drawingOf(pattern);
  const path = (id: string, d: string) => `<path id="${id}" d="${d}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">`,
    `<path id="line" pathLength="1" d="${loopsOf(pattern).map(outlineOf).join('')}"/>`,
    path('left', drawingOf(pattern, { shows: isLeft }).strands.join('')),
    path('right', drawingOf(pattern, { shows: (dot) => !isLeft(dot) }).strands.join('')),
    path('dots', dotsPath(dots)),
    '</svg>\n',
  ].join('');
}
