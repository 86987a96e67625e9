import { keysOf } from '../../../contract/keysOf.ts';

/**
 * The geometry of a pulli kolam: dots on a grid, and lines that wind round every dot. Between two neighbouring dots the
 * line either crosses itself or turns back; those choices are the whole pattern. Distances are in cells of the grid, y
 * grows downwards.
 */

export type Point = readonly [x: number, y: number];
export type Curve = readonly [from: Point, Point, Point, to: Point];
type Side = 'N' | 'E' | 'S' | 'W';
type Corner = 'NE' | 'SE' | 'SW' | 'NW';

export type Pattern = {
  dots: readonly Point[];
  /** The keys (see `keyOf`) of the midpoints between neighbouring dots where the line crosses itself. */
  crossings: ReadonlySet<string>;
};

type Traceable = Pick<Pattern, 'dots'> & { crossings: Pick<Pattern['crossings'], 'has'> };

/** A quarter of the way round one dot. */
export type Arc = {
  dot: Point;
  curve: Curve;
  /** The arc begins (ends) in a crossing, as the lower of the two strands. */
  entersUnder: boolean;
  leavesUnder: boolean;
};

/** Radius of the line round a dot. */
const radius = 0.36;
/** Length of a Bézier handle: for a quarter circle exactly, for a way through a crossing by eye. */
const roundHandle = 0.5523;
const crossingHandle = 0.42;

const axis: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const opposite: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const sidesOf: Record<Corner, readonly [Side, Side]> = {
  NE: ['N', 'E'],
  SE: ['E', 'S'],
  SW: ['S', 'W'],
  NW: ['W', 'N'],
};
const acrossFrom: Record<Corner, Corner> = { NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' };
const corners = keysOf(sidesOf);

export const keyOf = (x: number, y: number) => `${x + 0},${y + 0}`;

/** The midpoints between neighbouring dots. */
export function edgesOf(dots: readonly Point[]): Point[] {
  const known = new Set(dots.map(([x, y]) => keyOf(x, y)));
  return dots.flatMap(([x, y]) => [
    ...(known.has(keyOf(x + 1, y)) ? [[x + 0.5, y] as const] : []),
    ...(known.has(keyOf(x, y + 1)) ? [[x, y + 0.5] as const] : []),
  ]);
}

/** Follows the lines of a pattern. Each loop is closed: its last arc ends where its first begins. */
export function loopsOf({ dots, crossings }: Traceable): Arc[][] {
  const known = new Set(dots.map(([x, y]) => keyOf(x, y)));
  const visited = new Set<string>();

  const crosses = ([x, y]: Point, side: Side) => {
    const [dx, dy] = axis[side];
    return known.has(keyOf(x + dx, y + dy)) && crossings.has(keyOf(x + dx / 2, y + dy / 2));
  };

  const loopFrom = (start: Point, startCorner: Corner): Arc[] => {
    const arcs: Arc[] = [];
    let dot = start;
    let corner = startCorner;
    let entry = sidesOf[corner][0];
    while (!visited.has(keyOf(...dot) + corner)) {
      visited.add(keyOf(...dot) + corner);
      const [first, second] = sidesOf[corner];
      const exit = entry === first ? second : first;
      const crossing = { entry: crosses(dot, entry), exit: crosses(dot, exit) };
      arcs.push(arcOf(dot, [first, second], entry, crossing));
      if (crossing.exit) {
        dot = [dot[0] + axis[exit][0], dot[1] + axis[exit][1]];
        corner = acrossFrom[corner];
        entry = opposite[exit];
      } else {
        corner = corners.find((other) => other !== corner && sidesOf[other].includes(exit)) ?? corner;
        entry = exit;
      }
    }
    return arcs;
  };

  return dots
    .flatMap((dot) => corners.map((corner) => loopFrom(dot, corner)))
    .filter((loop) => loop.length > 0);
}

function arcOf(
  dot: Point,
  [first, second]: readonly [Side, Side],
  entry: Side,
  crossing: { entry: boolean; exit: boolean },
): Arc {
  const exit = entry === first ? second : first;
  const turn = entry === first ? 1 : -1;
  const a = axis[first];
  const b = axis[second];
  const slant: Point = [((b[0] - a[0]) * turn) / Math.SQRT2, ((b[1] - a[1]) * turn) / Math.SQRT2];

  const nodeAt = (side: Side, isCrossing: boolean): Point => {
    const reach = isCrossing ? 0.5 : radius;
    return [dot[0] + axis[side][0] * reach, dot[1] + axis[side][1] * reach];
  };
  const headingAt = (side: Side, isCrossing: boolean): Point => {
    if (isCrossing) return slant;
    return side === first ? [b[0] * turn, b[1] * turn] : [-a[0] * turn, -a[1] * turn];
  };
  // Over and under alternate along the line when the falling strand is on top beside a dot and the rising one above it.
  const isUnder = (side: Side) => {
    const falls = slant[0] * slant[1] > 0;
    return side === 'E' || side === 'W' ? !falls : falls;
  };

  const from = nodeAt(entry, crossing.entry);
  const to = nodeAt(exit, crossing.exit);
  const out = headingAt(entry, crossing.entry);
  const into = headingAt(exit, crossing.exit);
  const handle =
    crossing.entry || crossing.exit
      ? Math.hypot(to[0] - from[0], to[1] - from[1]) * crossingHandle
      : radius * roundHandle;
  return {
    dot,
    curve: [
      from,
      [from[0] + out[0] * handle, from[1] + out[1] * handle],
      [to[0] - into[0] * handle, to[1] - into[1] * handle],
      to,
    ],
    entersUnder: crossing.entry && isUnder(entry),
    leavesUnder: crossing.exit && isUnder(exit),
  };
}
