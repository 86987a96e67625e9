import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servicePaths } from '../../contract/paths.ts';
import { loopsOf } from './kolam.ts';
import { kolamFileOf, openPattern, serviceKolamSeeds } from './openKolam.ts';

const seeds = Object.entries(serviceKolamSeeds);

test('every service has a drawing of its own', () => {
  expect(Object.keys(serviceKolamSeeds).toSorted()).toEqual(Object.keys(servicePaths).toSorted());
  expect(new Set(seeds.map(([, seed]) => kolamFileOf(openPattern(seed)))).size).toBe(seeds.length);
});

test.each(seeds)('the drawing of %s is one unbroken line round an open middle', (_name, seed) => {
  const pattern = openPattern(seed);
  expect(pattern.dots).toHaveLength(60);
  for (const [x, y] of pattern.dots) expect(Math.abs(x) + Math.abs(y)).toBeGreaterThan(3);
  expect(loopsOf(pattern)).toHaveLength(1);
});

test.each(seeds)('the stored file of %s is what the generator draws', (name, seed) => {
  const file = path.join(__dirname, 'kolams', `${name}.svg`);
  expect(readFileSync(file, 'utf8')).toBe(kolamFileOf(openPattern(seed)));
});

test('a seed that comes to no single line is refused', () => {
  expect(() => openPattern(1)).toThrow('does not come to one line');
});
