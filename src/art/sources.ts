import { founders } from '../content/founders.ts';
import { salesSeries } from '../content/marketing/partnership.ts';
import { climbOf, clockOf } from './chainDrawings.ts';
import { drawingOf, type Drawing } from './drawing.ts';
import { diamond, type Pattern, type Point } from './kolam/kolam.ts';
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
  firstFounder: () => drawingOf(nameKolam(founders[0].name)),
  secondFounder: () => drawingOf(nameKolam(founders[1].name)),
  salesClimb: () => climbOf(salesSeries.map((index) => (index - 100) / 10)),
  costsBlock: () => drawingOf(unbrokenPattern(block(3, 2), 1)),
  supportClock: () => clockOf(24),
};

/** A diamond of seven with an empty middle for initials; the name determines where its line turns back. */
function nameKolam(name: string): Pattern {
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0);
  const seed = letters.reduce((sum, letter) => (Math.imul(sum, 31) + letter) | 0, 0);
  const ring = diamond(7).filter(([x, y]) => Math.abs(x) + Math.abs(y) > 1);
  return unbrokenPattern(ring, seed, 0.95);
}

const block = (columns: number, rows: number): Point[] =>
  Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)]);
