import type { ServiceName } from '../../contract/paths.ts';
import { loopsOf } from '../../src/art/kolam/kolam.ts';
import { openPattern } from '../../src/art/kolam/openKolam.ts';
import { serviceSeeds } from '../../src/art/kolam/serviceSeeds.ts';
import { serviceKolam } from './serviceKolams.ts';

test('every service has a drawing of its own, in one unbroken line', () => {
  const seeds = Object.entries(serviceSeeds) as [ServiceName, number][];
  for (const [, seed] of seeds) expect(loopsOf(openPattern(seed))).toHaveLength(1);
  expect(new Set(seeds.map(([name, seed]) => serviceKolam(name, seed))).size).toBe(seeds.length);
});

test('a drawing is a file of the parts that its page uses', () => {
  const file = serviceKolam('webDevelopment', 9);
  for (const part of ['line', 'strands', 'dots']) expect(file).toContain(`<path id="${part}"`);
});

test('who chose a seed that will not do is told one that will', () => {
  expect(() => serviceKolam('webDevelopment', 8)).toThrow(
    'Set webDevelopment: 9 in src/art/kolam/serviceSeeds.ts',
  );
});
