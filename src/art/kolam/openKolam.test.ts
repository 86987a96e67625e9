import { loopsOf } from './kolam.ts';
import { nextSeed, openPattern } from './openKolam.ts';

const seeds = [9, 2169];

test.each(seeds)('seed %d is one unbroken line round an open middle', (seed) => {
  const pattern = openPattern(seed);
  expect(pattern.dots).toHaveLength(60);
  for (const [x, y] of pattern.dots) expect(Math.abs(x) + Math.abs(y)).toBeGreaterThan(3);
  expect(loopsOf(pattern)).toHaveLength(1);
});

test('a seed that comes to no single line is refused', () => {
  expect(() => openPattern(1)).toThrow('does not come to one line');
});

test('the seed named instead is the first that does', () => {
  const next = nextSeed(1);
  expect(loopsOf(openPattern(next))).toHaveLength(1);
  for (let between = 2; between < next; between++)
    expect(() => openPattern(between)).toThrow('does not come to one line');
});
