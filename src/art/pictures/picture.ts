import { keyOf, loopsOf } from '../kolam/kolam.ts';
import type { Arc, Pattern, Point } from '../kolam/kolam.ts';
import { unbrokenPattern } from '../kolam/kolamSearch.ts';
import { detourOf } from './detour.ts';
import type { Corner } from './detour.ts';

/**
 * What a picture is made of. The line winds round the dots of a grid, and leaves the grid to draw the outline of a
 * thing.
 */
export type Picture = {
  /**
   * The grid from its first row on, in the middle of the picture: `o` a dot, `x` a dot in the colour of the answer, a digit
   * where the line leaves the grid for the outline of that number, `.` nothing.
   */
  rows: readonly string[];
  /** y of the first row. */
  top: number;
  /** Identifies the pattern, which the search reproduces from it (kolamSearch.ts). */
  seed: number;
  outlines?: Readonly<Record<string, readonly Corner[]>>;
  /** Dots that stand free inside an outline, and those of them in the colour of the answer. */
  free?: readonly Point[];
  freeAnswers?: readonly Point[];
  /** Pairs of columns of the grid: thin threads behind the line join each dot of one to all near dots of the other. */
  threads?: readonly (readonly [from: number, to: number])[];
};

/** The line of a picture, closed: its last arc ends where its first begins. */
type PictureLine = {
  arcs: readonly Arc[];
  dots: readonly Point[];
  answers: readonly Point[];
};

const density = 0.95;

type Cell = readonly [sign: string, place: Point];

function cellsOf({ rows, top }: Picture): Cell[] {
  return rows.flatMap((row, y) =>
    Array.from(row, (sign, x): Cell => [sign, [x - (row.length - 1) / 2, top + y]]).filter(
      ([sign]) => sign !== '.',
    ),
  );
}

/** Names edges for the search: on a symmetric grid, mirrored edges get the same name, and are switched together. */
function mirrorOf(dots: readonly Point[]): (edge: Point) => string {
  const known = new Set(dots.map(([x, y]) => keyOf(x, y)));
  const acrossY = dots.every(([x, y]) => known.has(keyOf(-x, y)));
  const acrossX = dots.every(([x, y]) => known.has(keyOf(x, -y)));
  return ([x, y]) => keyOf(acrossY ? Math.abs(x) : x, acrossX ? Math.abs(y) : y);
}

/**
 * The pattern of a picture's grid: one line.
 * @throws when its seed does not give one line
 */
export function patternOf(picture: Picture): Pattern {
  const dots = cellsOf(picture).map(([, place]) => place);
  return unbrokenPattern(dots, picture.seed, density, mirrorOf(dots));
}

/**
 * The line of a picture on a pattern of its grid, with its outlines.
 * @throws when it is not exactly one closed line, or leaves its grid with a kink
 */
export function lineOf(picture: Picture, pattern: Pattern = patternOf(picture)): PictureLine {
  const cells = cellsOf(picture);
  const placesOf = (kind: string) => cells.filter(([sign]) => sign === kind).map(([, place]) => place);
  const exits = new Map(
    cells.filter(([sign]) => /\d/.test(sign)).map(([sign, place]) => [keyOf(...place), sign]),
  );
  const exitOf = ({ dot }: Arc) => exits.get(keyOf(...dot));
  const [loop = [], ...others] = loopsOf(pattern);
  if (others.length > 0) throw new Error(`These are ${others.length + 1} lines.`);

  const start = loop.findIndex((arc) => exitOf(arc) === undefined);
  const turned = [...loop.slice(start), ...loop.slice(0, start)];
  const arcs: Arc[] = [];
  const dots = placesOf('o');
  const answers = placesOf('x');
  for (let at = 0; at < turned.length; at += 1) {
    const [arc, last] = [turned[at], turned[at + 3]];
    const exit = arc && exitOf(arc);
    if (arc && exit === undefined) arcs.push(arc);
    if (arc === undefined || last === undefined || exit === undefined) continue;
    // Instead of turning round this dot in four arcs, the line draws the outline and comes back.
    const detour = detourOf(arc, last, picture.outlines?.[exit] ?? []);
    arcs.push(...detour.arcs);
    dots.push(...detour.dots);
    answers.push(...detour.answers);
    at += 3;
  }
  return {
    arcs,
    dots: [...dots, ...(picture.free ?? [])],
    answers: [...answers, ...(picture.freeAnswers ?? [])],
  };
}
