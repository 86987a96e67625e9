import { defaultMargin, round, roundedPoint, strandsOf } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { edgesOf, keyOf, loopsOf } from './kolam/kolam.ts';
import type { Arc, Point } from './kolam/kolam.ts';

const rowOf = (count: number) => Array.from({ length: count }, (_, x): Point => [x, 0]);

/** Every edge between two dots of a row is a crossing: one line runs along both sides and turns at both ends. */
function chainOf(dots: readonly Point[]): Arc[] {
  const [loop = []] = loopsOf({ dots, crossings: new Set(edgesOf(dots).map(([x, y]) => keyOf(x, y))) });
  return loop;
}

const bent = ({ curve: [from, out, into, to], ...arc }: Arc, bend: (place: Point) => Point): Arc => ({
  ...arc,
  curve: [bend(from), bend(out), bend(into), bend(to)],
});

/**
 * A time series as a chain: one line round all its dots, which stand one cell apart.
 * @param values heights in cells
 */
export function climbOf(values: readonly number[]): Drawing {
  const last = values.length - 1;
  const valueAt = (at: number) => values[Math.min(Math.max(at, 0), last)] ?? 0;
  const slopeAt = (at: number) => (valueAt(at + 1) - valueAt(at - 1)) / 2;
  /** Height and slope of the Catmull-Rom spline through all dots, which goes straight on beyond both ends. */
  const wayAt = (x: number): [height: number, slope: number] => {
    const inside = Math.min(Math.max(x, 0), last);
    const from = Math.min(Math.floor(inside), last - 1);
    const t = inside - from;
    const rise = valueAt(from + 1) - valueAt(from);
    const [first, second] = [slopeAt(from), slopeAt(from + 1)];
    const [square, cube] = [3 * rise - 2 * first - second, first + second - 2 * rise];
    const slope = first + 2 * square * t + 3 * cube * t ** 2;
    const height = valueAt(from) + first * t + square * t ** 2 + cube * t ** 3;
    return [height + slope * (x - inside), slope];
  };
  const bend = ([x, y]: Point): Point => {
    const [height, slope] = wayAt(x);
    const length = Math.hypot(1, slope);
    return [x + (y * slope) / length, y / length - height];
  };
  const dots = rowOf(values.length);
  const top = -Math.max(...values) - defaultMargin;
  const bottom = defaultMargin - Math.min(...values);
  return {
    box: [round(-defaultMargin), round(top), round(last + 2 * defaultMargin), round(bottom - top)],
    strands: strandsOf(chainOf(dots).map((arc) => bent(arc, bend))),
    dots: dots.map(bend).map(roundedPoint),
  };
}

const reversed = ({ dot, curve: [from, out, into, to], entersUnder, leavesUnder }: Arc): Arc => ({
  dot,
  curve: [to, into, out, from],
  entersUnder: leavesUnder,
  leavesUnder: entersUnder,
});

/**
 * The two strands of a chain in which both ends are open, each from left to right. The arcs that turned round an end
 * dot run straight on instead, half a cell further.
 */
function openChainOf(dots: readonly Point[]): [there: Arc[], back: Arc[]] {
  const last = dots.length - 1;
  const isBeyond = ([x]: Point) => x < 0 || x > last;
  const opened = (arc: Arc): Arc => {
    const [from, , , to] = arc.curve;
    const beyond = [from, to].find(isBeyond);
    if (beyond === undefined) return arc;
    const [, y] = beyond === from ? to : from;
    const seam: Point = [beyond[0] < 0 ? -0.5 : last + 0.5, y];
    const [start, end] = beyond === from ? [seam, to] : [from, seam];
    const at = (share: number): Point => [start[0] + (end[0] - start[0]) * share, y];
    return { ...arc, curve: [start, at(1 / 3), at(2 / 3), end] };
  };
  const loop = chainOf(dots);
  // `there` begins with the arc that comes from the left end, `back` with the one from the right end
  const start = loop.findIndex(({ curve: [from] }) => from[0] < 0);
  const turn = loop.findIndex(({ curve: [from] }) => from[0] > last);
  const part = (from: number, to: number) =>
    from < to ? loop.slice(from, to) : [...loop.slice(from), ...loop.slice(0, to)];
  const [there, back] = [part(start, turn), part(turn, start)];
  return [there.map(opened), back.toReversed().map(reversed).map(opened)];
}

/**
 * How many chains the clock is made of. The number is odd, so that the line has drawn both strands only after two
 * rounds.
 */
const shifts = 3;

/**
 * Three open chains bent into one circle, with the dots placed like the hours. A crossing between every two of an even
 * number of dots would give two lines. So there is no crossing between two chains: the line runs on into the other
 * strand there, and has drawn all strands after two rounds.
 * @param count of the dots, of which each chain has an even number
 */
export function clockOf(count: number): Drawing {
  const radius = count / (2 * Math.PI);
  const bend = ([x, y]: Point): Point => {
    const angle = ((x + 0.5) / count) * 2 * Math.PI;
    return [(radius - y) * Math.sin(angle), -(radius - y) * Math.cos(angle)];
  };
  const perShift = count / shifts;
  const [there, back] = openChainOf(rowOf(perShift));
  const line = Array.from({ length: 2 * shifts }, (_, at) => {
    const before = (at % shifts) * perShift;
    return (at % 2 === 0 ? there : back).map((arc) => bent(arc, ([x, y]) => bend([x + before, y])));
  });
  const reach = radius + defaultMargin;
  return {
    box: [round(-reach), round(-reach), round(2 * reach), round(2 * reach)],
    strands: strandsOf(line.flat()),
    dots: rowOf(count).map(bend).map(roundedPoint),
  };
}
