import { drawingOf, strandsOf } from '../drawing.ts';
import { diamond } from './diamond.ts';
import { edgesOf, keyOf, loopsOf } from './kolam.ts';
import type { Pattern, Point } from './kolam.ts';
import { turnedPattern, unbrokenPattern } from './kolamSearch.ts';
import { clockOf, climbOf } from '../chainDrawings.ts';
import { joinedKolams, partnerSeeds } from './joinedKolams.ts';

const goodSeeds: [size: number, density: number, seeds: number[]][] = [
  [3, 0.8, [1]],
  [5, 0.8, [7, 24, 25, 31, 34, 37, 38, 40, 42, 45, 46, 55, 61, 74]],
  [7, 0.65, [11, 19, 27, 32, 37, 40, 42, 45, 46, 53, 65, 84, 85, 87]],
  [9, 0.8, [9, 11, 12, 19, 34, 46, 60, 63, 68, 75, 79, 84, 99, 121]],
  [11, 0.8, [8, 11, 15, 16, 21, 38, 46, 60, 74, 75, 77, 101, 123, 131]],
  [13, 0.8, [20, 26, 46, 52, 65, 137, 172, 201, 204, 216, 222, 225, 234, 255]],
];

const crossingsOf = ({ dots, crossings }: Pattern) =>
  edgesOf(dots).filter(([x, y]) => crossings.has(keyOf(x, y)));

test.each(goodSeeds)(
  'size %d with density %d is one unbroken line for the published seeds',
  (size, density, seeds) => {
    for (const seed of seeds) expect(loopsOf(turnedPattern(size, seed, density))).toHaveLength(1);
  },
);

test('without crossings each dot has a ring of its own', () => {
  const pattern = turnedPattern(5, 24, 0);
  const loops = loopsOf(pattern);
  expect(loops).toHaveLength(pattern.dots.length);
  for (const loop of loops) expect(new Set(loop.map(({ dot }) => keyOf(...dot)))).toHaveProperty('size', 1);
});

test('the line goes round every dot, on all four sides', () => {
  const pattern = turnedPattern(9, 9);
  const arcs = loopsOf(pattern).flat();
  for (const dot of pattern.dots)
    expect(arcs.filter((arc) => arc.dot === dot || keyOf(...arc.dot) === keyOf(...dot))).toHaveLength(4);
});

test('the line is closed and does not jump', () => {
  for (const loop of loopsOf(turnedPattern(7, 37, 0.65))) {
    loop.forEach((arc, at) => {
      const [x, y] = arc.curve[3];
      const [nextX, nextY] = loop[(at + 1) % loop.length]?.curve[0] ?? [];
      expect(nextX).toBeCloseTo(x);
      expect(nextY).toBeCloseTo(y);
    });
  }
});

test('a kolam looks the same from all four sides', () => {
  const pattern = turnedPattern(11, 8);
  for (const [x, y] of edgesOf(pattern.dots))
    expect(pattern.crossings.has(keyOf(-y, x))).toBe(pattern.crossings.has(keyOf(x, y)));
});

test('weaving opens the line once at each crossing and nowhere else', () => {
  const pattern = turnedPattern(9, 9);
  const [loop = []] = loopsOf(pattern);
  const crossings = crossingsOf(pattern);
  expect(strandsOf(loop)).toHaveLength(crossings.length);
  const under = loop.filter(({ entersUnder }) => entersUnder).map(({ curve: [[x, y]] }) => keyOf(x, y));
  expect(under.toSorted()).toEqual(crossings.map(([x, y]) => keyOf(x, y)).toSorted());
});

test('along the line, over and under take turns', () => {
  const [loop = []] = loopsOf(turnedPattern(5, 24));
  const crossings = loop.flatMap(({ dot, curve: [, , , to], leavesUnder }) =>
    Math.max(Math.abs(to[0] - dot[0]), Math.abs(to[1] - dot[1])) === 0.5 ? [leavesUnder] : [],
  );
  crossings.forEach((isUnder, at) => expect(isUnder).not.toBe(crossings.at(at - 1)));
});

test('a pattern without any crossing is drawn as closed rings', () => {
  const { strands } = drawingOf(turnedPattern(3, 1, 0));
  expect(strands).toHaveLength(5);
  for (const strand of strands) expect(strand).toMatch(/^M.*z$/);
});

test('one line is found on any shape, also with an open middle', () => {
  const ring = diamond(7).filter(([x, y]) => Math.abs(x) + Math.abs(y) > 1);
  expect(loopsOf(unbrokenPattern(ring, 1))).toHaveLength(1);
  const apart: Point[] = [
    [0, 0],
    [5, 5],
  ];
  expect(() => unbrokenPattern(apart, 1)).toThrow('does not come to one line');
});

test('two joined kolams are one line', () => {
  expect(loopsOf(joinedKolams(...partnerSeeds))).toHaveLength(1);
});

/** Where a strand ends: its first point and all relative end points added up. */
function endOf(strand: string): Point {
  const [x = 0, y = 0, ...curves] = (strand.match(/-?\d+/g) ?? []).map(Number);
  const ends = curves.filter((_, at) => at % 6 > 3);
  const sum = (rest: number) => ends.reduce((all, length, at) => (at % 2 === rest ? all + length : all), 0);
  return [x + sum(0), y + sum(1)];
}
const startOf = (strand: string) => (strand.match(/-?\d+/g) ?? []).slice(0, 2).map(Number);

test.each([
  ['a series of ten', climbOf([0, 0.4, 0.2, 0.9, 1.1, 1, 1.6, 2, 2.4, 3]), 9],
  ['a clock of twenty-four', clockOf(24), 21],
])('%s is one line, open only where it passes below itself', (_name, { strands }, crossings) => {
  expect(strands).toHaveLength(crossings);
  strands.forEach((strand, at) => {
    const [x, y] = endOf(strand);
    const [nextX = 0, nextY = 0] = startOf(strands[(at + 1) % strands.length] ?? '');
    // An opening is 34 hundredths of a cell wide; a line that jumps goes further.
    expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(45);
  });
});

test('the dots of a series stand as high as its values', () => {
  const { dots } = climbOf([0, 0.5, 3]);
  expect(dots.map(([, y]) => y)).toEqual([0, -50, -300].map((y) => expect.closeTo(y)));
});
