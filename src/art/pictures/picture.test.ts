import { keyOf, loopsOf } from '../kolam/kolam.ts';
import { lineOf, patternOf } from './picture.ts';
import { pictureFileOf } from './pictureFile.ts';
import { servicePictures } from './services.ts';

describe.each(Object.entries(servicePictures))('the picture of %s', (name, picture) => {
  const pattern = patternOf(picture);

  test('is one line, closed, without a jump', () => {
    const { arcs } = lineOf(picture);
    arcs.forEach((arc, at) => {
      const [x, y] = arc.curve[3];
      const [nextX, nextY] = arcs[(at + 1) % arcs.length]?.curve[0] ?? [];
      expect(nextX).toBeCloseTo(x);
      expect(nextY).toBeCloseTo(y);
    });
    expect(/id="line" pathLength="1" d="(.*?)"/.exec(pictureFileOf(name, picture))?.[1]).toMatch(
      /^M[^Mz]*z$/,
    );
  });

  test('has a line without a kink', () => {
    const { arcs } = lineOf(picture);
    arcs.forEach(({ curve: [, , before, joint] }, at) => {
      const [, after = joint] = arcs[(at + 1) % arcs.length]?.curve ?? [];
      const angle = (from: readonly number[], to: readonly number[]) =>
        Math.atan2((to[1] ?? 0) - (from[1] ?? 0), (to[0] ?? 0) - (from[0] ?? 0));
      expect(Math.cos(angle(before, joint) - angle(joint, after))).toBeCloseTo(1);
    });
  });

  test('goes round every dot of its grid, on all four sides', () => {
    const { arcs } = lineOf(picture);
    const round = Object.groupBy(arcs, ({ dot }) => keyOf(...dot));
    const rounds = pattern.dots.map((dot) => round[keyOf(...dot)]?.length ?? 0);
    expect(rounds.filter((count) => count < 4)).toEqual([]);
  });

  test('is refused when opening one of its crossings leaves two lines', () => {
    const crossings = [...pattern.crossings];
    const opened = crossings.map((edge) => ({
      ...pattern,
      crossings: new Set(crossings.filter((other) => other !== edge)),
    }));
    const broken = opened.filter((tried) => loopsOf(tried).length > 1);
    expect(broken.length).toBeGreaterThan(0);
    for (const tried of broken) expect(() => lineOf(picture, tried)).toThrow('These are 2 lines');
  });
});

test('no two services have the same picture', () => {
  const lines = Object.entries(servicePictures).map(([name, picture]) => pictureFileOf(name, picture));
  expect(new Set(lines).size).toBe(9);
});

test('a corner that the line could only reach by a kink is refused', () => {
  const outlines = { 1: [{ at: [5, 0], radius: 1 } as const] };
  expect(() => lineOf({ rows: ['oo1'], top: 0, seed: 1, outlines })).toThrow('begins with a kink');
});

test('the error about a broken picture names it', () => {
  const picture = { rows: ['oo1'], top: 0, seed: 1 };
  expect(() => pictureFileOf('appDevelopment', picture)).toThrow('The picture of appDevelopment');
});
