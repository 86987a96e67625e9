import { loopsOf } from './kolam/kolam.ts';
import type { Arc, Curve, Pattern, Point } from './kolam/kolam.ts';

/** Path data ready to be put into an SVG. All lengths are in hundredths of a cell, so that the data are whole numbers. */
export type Drawing = {
  /** The viewBox: x, y, width and height. */
  box: readonly [number, number, number, number];
  /** The line in the order in which it is drawn, cut wherever it passes below itself. */
  strands: readonly string[];
  dots: readonly Point[];
};

export const cell = 100;
/** Half the width of the opening, in cells, that the lower strand leaves at a crossing. */
const gap = 0.17;

/** Room round the dots, in cells, where no other is asked for. */
export const defaultMargin = 0.62;

type DrawingOptions = {
  /** Room round the dots, in cells. */
  margin?: number;
  /** false: the lower strand has no opening, the line is one closed path. */
  woven?: boolean;
  /** Draws only what belongs to these dots, for a part that is repeated. */
  shows?: (dot: Point) => boolean;
};

/** Turns a pattern into path data. */
export function drawingOf(
  pattern: Pattern,
  { margin = defaultMargin, woven = true, shows = () => true }: DrawingOptions = {},
): Drawing {
  const dots = pattern.dots.filter(shows);
  const xs = dots.map(([x]) => x);
  const ys = dots.map(([, y]) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  const width = Math.max(...xs) + margin - left;
  const height = Math.max(...ys) + margin - top;
  return {
    box: [round(left), round(top), round(width), round(height)],
    strands: loopsOf(pattern).flatMap((loop) => (woven ? strandsOf(loop, shows) : [outlineOf(loop)])),
    dots: dots.map(roundedPoint),
  };
}

/** The closed line without openings. */
export function outlineOf(loop: readonly Arc[]): string {
  return `${pathOf(loop.map(({ curve }) => curve))}z`;
}

/**
 * The line of one loop in pieces, from one passage below itself to the next. A loop without crossings is one closed piece.
 */
export function strandsOf(loop: readonly Arc[], shows: (dot: Point) => boolean = () => true): string[] {
  const begins = (arc: Arc, at: number) => arc.entersUnder || !shows((loop.at(at - 1) ?? arc).dot);
  const start = loop.findIndex(begins);
  if (start < 0) return [outlineOf(loop)];
  const strands: Curve[][] = [];
  let open = false;
  for (let step = 0; step < loop.length; step += 1) {
    const arc = loop[(start + step) % loop.length];
    if (arc === undefined || !shows(arc.dot)) {
      open = false;
      continue;
    }
    if (!open || arc.entersUnder) strands.push([]);
    open = true;
    strands.at(-1)?.push(trimmed(arc));
  }
  return strands.map(pathOf);
}

function trimmed({ curve, entersUnder, leavesUnder }: Arc): Curve {
  const share = gap / lengthOf(curve);
  const [kept] = leavesUnder ? split(curve, 1 - share) : [curve];
  if (!entersUnder) return kept;
  const [, rest] = split(kept, leavesUnder ? share / (1 - share) : share);
  return rest;
}

/** De Casteljau: both parts of a curve cut at `at` (0 to 1). */
function split([p0, p1, p2, p3]: Curve, at: number): [Curve, Curve] {
  const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at];
  const a = between(p0, p1);
  const b = between(p1, p2);
  const c = between(p2, p3);
  const ab = between(a, b);
  const bc = between(b, c);
  const middle = between(ab, bc);
  return [
    [p0, a, ab, middle],
    [middle, bc, c, p3],
  ];
}

function lengthOf([p0, p1, p2, p3]: Curve): number {
  const steps = 8;
  const at = (t: number, axis: 0 | 1) => {
    const rest = 1 - t;
    return (
      rest ** 3 * p0[axis] + 3 * rest ** 2 * t * p1[axis] + 3 * rest * t ** 2 * p2[axis] + t ** 3 * p3[axis]
    );
  };
  let length = 0;
  for (let step = 0; step < steps; step += 1) {
    const [t, next] = [step / steps, (step + 1) / steps];
    length += Math.hypot(at(next, 0) - at(t, 0), at(next, 1) - at(t, 1));
  }
  return length;
}

/** A length in cells, converted to whole hundredths of a cell. */
export const round = (length: number) => Math.round(length * cell);

export const roundedPoint = ([x, y]: Point): Point => [round(x), round(y)];

/** Joined curves as one path. Points are rounded before their differences are taken, so that no error adds up. */
function pathOf(curves: readonly Curve[]): string {
  const rounded = curves.map((curve) => curve.map(roundedPoint));
  const [x, y] = rounded[0]?.[0] ?? [0, 0];
  const parts = rounded.map(([from = [0, 0], ...rest]) => {
    const differences = rest.flatMap(([px, py]) => [px - from[0], py - from[1]]);
    return `c${differences.join(' ').replaceAll(' -', '-')}`;
  });
  return `M${x} ${y}${parts.join('')}`;
}
