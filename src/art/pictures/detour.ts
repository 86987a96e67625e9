import type { Arc, Curve, Point } from '../kolam/kolam.ts';

/**
 * A corner of an outline, in cells of the grid. The line rounds it off, or it runs on beyond it and comes back in a loop
 * round a dot, as the line of a kolam does.
 */
export type Corner = {
  at: Point;
  /** Of the rounding, or of the loop. */
  radius: number;
  /** Whether it is a loop, and round what. */
  loops?: 'dot' | 'answer';
};

/** A part of the line outside the grid, in the order in which it is drawn. */
type Detour = {
  arcs: readonly Arc[];
  /** In the middle of loops round a dot; `answers` are those in the colour of the answer. */
  dots: readonly Point[];
  answers: readonly Point[];
};

type Piece = {
  curve: Curve;
  /** Ends where a loop crosses itself, as the lower strand. */
  leavesUnder?: true;
};

const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];
const turned = ([x, y]: Point, by: number): Point => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
];

function headingFrom([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  return [(toX - x) / length, (toY - y) / length];
}

function straight(from: Point, to: Point): Piece {
  const offset: Point = [to[0] - from[0], to[1] - from[1]];
  return { curve: [from, plus(from, offset, 1 / 3), plus(from, offset, 2 / 3), to] };
}

/** An arc of a circle, in pieces of a quarter circle or less. */
function round(from: Point, heading: Point, radius: number, angle: number): Piece[] {
  const count = Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9);
  const step = angle / count;
  const handle = (4 / 3) * Math.tan(Math.abs(step) / 4) * radius;
  const middle = middleOf(from, heading, radius, angle);
  const spoke: Point = [from[0] - middle[0], from[1] - middle[1]];
  return Array.from({ length: count }, (_, at): Piece => {
    const [start, end] = [at * step, (at + 1) * step];
    const [a, b] = [plus(middle, turned(spoke, start)), plus(middle, turned(spoke, end))];
    return {
      curve: [a, plus(a, turned(heading, start), handle), plus(b, turned(heading, end), -handle), b],
    };
  });
}

const middleOf = (from: Point, heading: Point, radius: number, angle: number): Point =>
  plus(from, turned(heading, (Math.sign(angle) * Math.PI) / 2), radius);

/** The line from a point round all corners and back to it. */
function wayRound(start: Point, corners: readonly Corner[]) {
  const pieces: Piece[] = [];
  const middles: Record<'dot' | 'answer', Point[]> = { dot: [], answer: [] };
  let here = start;
  corners.forEach(({ at, radius, loops }, index) => {
    const into = headingFrom(corners[index - 1]?.at ?? start, at);
    const out = headingFrom(at, corners[index + 1]?.at ?? start);
    const turn = Math.atan2(into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]);
    const reach = radius * Math.tan(Math.abs(turn) / 2);
    if (loops) {
      const [from, to] = [plus(at, into, reach), plus(at, out, -reach)];
      const angle = turn - Math.sign(turn) * 2 * Math.PI;
      pieces.push(straight(here, at), straight(at, from), ...round(from, into, radius, angle));
      pieces.push({ ...straight(to, at), leavesUnder: true });
      middles[loops].push(middleOf(from, into, radius, angle));
      here = at;
    } else {
      const [from, to] = [plus(at, into, -reach), plus(at, out, reach)];
      pieces.push(straight(here, from), ...round(from, into, radius, turn));
      here = to;
    }
  });
  pieces.push(straight(here, start));
  return { pieces: pieces.filter(({ curve: [from, , , to] }) => !isSame(from, to)), middles };
}

const isSame = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y) < 1e-6;

/**
 * The outline that the line draws where it leaves its grid.
 * @param first the arc with which it leaves the grid
 * @param last the arc with which it would have come back on the grid
 * @throws when the outline does not go on in the direction in which the line leaves
 */
export function detourOf(first: Arc, last: Arc, corners: readonly Corner[]): Detour {
  const start = first.curve[0];
  const heading = headingFrom(start, first.curve[1]);
  const goesOn = ({ at }: Corner) => {
    const [x, y] = headingFrom(start, at);
    return x * heading[0] + y * heading[1] > 0.999;
  };
  const ordered = [corners, corners.toReversed()].find(([corner]) => corner !== undefined && goesOn(corner));
  if (ordered === undefined) throw new Error(`The outline at ${start.join()} begins with a kink.`);
  const { pieces, middles } = wayRound(start, ordered);
  const arcs = pieces.map(({ curve, leavesUnder = false }, at): Arc => {
    const before = pieces[at - 1];
    return {
      dot: first.dot,
      curve,
      entersUnder: before ? before.leavesUnder === true : first.entersUnder,
      leavesUnder: at === pieces.length - 1 ? last.leavesUnder : leavesUnder,
    };
  });
  return { arcs, dots: middles.dot, answers: middles.answer };
}
