import { founders } from '../content/founders.ts';
import { salesSeries } from '../content/marketing/partnership.ts';
import { climbOf, clockOf } from './chainDrawings.ts';
import { drawingOf } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { diamond } from './kolam/diamond.ts';
import type { Pattern, Point } from './kolam/kolam.ts';
import { turnedPattern, unbrokenPattern } from './kolam/kolamSearch.ts';

/**
 * Every drawing that components show, by the name of its file: the build writes each to .cache/art (tooling/assets/drawings.ts).
 * The seeds are those of dense lines, which look whole even when they are half drawn.
 */
export const artSources: Readonly<Record<string, () => Drawing>> = {
  mark: () => drawingOf(turnedPattern(3, 1), { margin: 0.85, woven: false }),
  kolamFive: () => drawingOf(turnedPattern(5, 24)),
  kolamSeven: () => drawingOf(turnedPattern(7, 37, 0.65)),
  kolamNine: () => drawingOf(turnedPattern(9, 9)),
  aboutKolam: () => drawingOf(turnedPattern(11, 8)),
  careersKolam: () => drawingOf(turnedPattern(9, 34)),
  firstFounder: () => drawingOf(nameKolam(founders[0].name, diamond(7).filter(isOutside(1)))),
  secondFounder: () => drawingOf(nameKolam(founders[1].name, octagon.filter(isOutside(2)))),
  salesClimb: () => climbOf(salesSeries.map((index) => (index - 100) / 10)),
  costsBlock: () => drawingOf(unbrokenPattern(block(3, 2), 1)),
  supportClock: () => clockOf(24),
};

/** Whether a dot is further than so many steps from the middle, which stays empty for initials. */
const isOutside =
  (steps: number) =>
  ([x, y]: Point) =>
    Math.abs(x) + Math.abs(y) > steps;

/** As wide as a diamond of seven, and almost round. */
const octagon = diamond(9).filter(([x, y]) => Math.abs(x) < 4 && Math.abs(y) < 4);

/** A kolam for a person without a photo. Each has a ring of another shape; the name determines where its line turns back. */
function nameKolam(name: string, ring: readonly Point[]): Pattern {
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0);
  const seed = letters.reduce((sum, letter) => (Math.imul(sum, 31) + letter) | 0, 0);
  return unbrokenPattern(ring, seed, 0.95);
}

const block = (columns: number, rows: number): Point[] =>
  Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)]);
