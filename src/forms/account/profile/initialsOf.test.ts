import { initialsOf } from './initialsOf.ts';

test.each([
  ['Asha Raman', 'AR'],
  ['  meena  devi raman ', 'MR'],
  ['Plato', 'P'],
  ['மீனா ராமன்', 'மீரா'],
  ['', ''],
])('the disc beside ‘%s’ shows ‘%s’', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
