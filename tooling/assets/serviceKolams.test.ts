import { loopsOf } from '../../src/art/kolam/kolam.ts';
import { openPattern } from '../../src/art/kolam/openKolam.ts';
import { serviceKolam } from './serviceKolams.ts';
import { readServices } from '../serviceMenu.ts';

test('every service has a drawing of its own, in one unbroken line', async () => {
  const services = await readServices();
  for (const { kolam } of services) expect(loopsOf(openPattern(kolam))).toHaveLength(1);
  expect(new Set(services.map(serviceKolam)).size).toBe(services.length);
});

test('a drawing is a file of the parts that its page uses', () => {
  const file = serviceKolam({ name: 'webDevelopment', kolam: 9 });
  for (const part of ['line', 'strands', 'dots']) expect(file).toContain(`<path id="${part}"`);
});

test('who chose a seed that will not do is told one that will', () => {
  expect(() => serviceKolam({ name: 'webDevelopment', kolam: 8 })).toThrow(
    'Set kolam: 9 in src/content/services/copy/webDevelopment.ts',
  );
});
