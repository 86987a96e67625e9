import type * as Initials from './initialsOf.ts';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Asha Raman', 'AR'],
  ['  meena  devi raman ', 'MR'],
  ['Plato', 'P'],
  ['மீனா ராமன்', 'மீரா'],
  ['', ''],
])('the initials of ‘%s’ are ‘%s’', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a browser without Intl.Segmenter shows initials, too', async () => {
  const withoutSegmenter = Object.create(Intl, { Segmenter: { value: undefined } }) as typeof Intl;
  jest.replaceProperty(globalThis, 'Intl', withoutSegmenter);
  let fresh!: typeof Initials;
  await jest.isolateModulesAsync(async () => {
    fresh = await import('./initialsOf.ts');
  });
  expect(fresh.initialsOf('meena devi iyer')).toBe('MI');
  expect(fresh.initialsOf('𝒜sha')).toBe('𝒜');
});
