import { sizeOf } from './sizeOf.ts';

test.each([
  [1, '1 kB'],
  [819_600, '820 kB'],
  [1_400_000, '1.4 MB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text);
});
