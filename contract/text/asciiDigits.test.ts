import { withAsciiDigits } from './asciiDigits.ts';

/** 9876543210 in each numbering system that has digits of its own; the others count by letters or words. */
const written = Intl.supportedValuesOf('numberingSystem')
  .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210))
  .filter((text) => /^\p{Nd}{10}$/u.test(text));

test('the digits of every script become 0 to 9, and nothing else changes', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((text) => withAsciiDigits(text) !== '9876543210')).toEqual([]);
  expect(withAsciiDigits('क ௧२3')).toBe('क 123');
});
