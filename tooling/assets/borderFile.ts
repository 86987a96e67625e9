import { sectionColours } from '../../src/theme/scopes/sectionColours.ts';
import { medallions, medallionWidth } from '../../src/art/borderBox.ts';
import type { BorderLength } from '../../src/art/borderBox.ts';
import { dotsPath } from '../../src/art/dotsPath.ts';
import { drawingOf } from '../../src/art/drawing.ts';
import type { Drawing } from '../../src/art/drawing.ts';
import { edgesOf, keyOf } from '../../src/art/kolam/kolam.ts';
import type { Pattern, Point } from '../../src/art/kolam/kolam.ts';

/** Width of a medallion in dots. */
const unit = 5;

/**
 * A pattern of three medallions, each three dots high, with a single dot before the first and one behind the last. The
 * middle medallion begins at x = 0. Inside a medallion every edge is a crossing, between two medallions only the middle
 * edge is; therefore a row of any number of medallions is still a single line.
 */
function borderPattern(): Pattern {
  const dots = Array.from({ length: 3 * unit + 2 }, (_, at) => at - unit - 1).flatMap((x) =>
    (x < -unit || x >= 2 * unit ? [0] : [-1, 0, 1]).map((y): Point => [x, y]),
  );
  const crossings = edgesOf(dots).filter(([x, y]) => y === 0 || (x + 0.5) % unit !== 0);
  return { dots, crossings: new Set(crossings.map(([x, y]) => keyOf(x, y))) };
}

const border = borderPattern();

const part = (shows: (dot: Point) => boolean) => drawingOf(border, { margin: 0.5, shows });

const pathsOf = ({ strands, dots }: Drawing) =>
  [
    `<path d="${strands.join('')}" stroke="${sectionColours.line}"/>`,
    `<path d="${dotsPath(dots)}" stroke="${sectionColours.dot}" stroke-width="22" stroke-linecap="round"/>`,
  ].join('');

const [start, middle, end] = [
  part(([x]) => x < -unit),
  part(([x]) => x >= 0 && x < unit),
  part(([x]) => x >= 2 * unit),
].map(pathsOf);

const moved = (paths: string | undefined, by: number) => `<g transform="translate(${by})">${paths}</g>`;

function borderOf(length: BorderLength): string {
  const count = medallions[length];
  return [
    `<g id="${length}">`,
    // The ends were drawn around three medallions of which the middle one is at the origin; each is moved to fit this row.
    moved(start, medallionWidth),
    // Copied and not referenced by <use>, because not every browser follows a reference inside an external file.
    ...Array.from({ length: count }, (_, at) => moved(middle, at * medallionWidth)),
    moved(end, (count - 2) * medallionWidth),
    '</g>',
  ].join('');
}

/** The border as an SVG file, for `<use href="…#wide">`: a single line around all dots, in two lengths. */
export const borderFile = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${borderOf('wide')}${borderOf('narrow')}</svg>\n`;
