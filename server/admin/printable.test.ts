import { printable } from './printable.ts';

test('control and direction characters are escaped, and other text is left unchanged', () => {
  const writing = 'மீனா\tand “Zoë”\n— 😀 שלום';
  expect(printable(writing)).toBe(writing);
  expect(printable('a\u009b2Jb\u001b[0m\u0085\r')).toBe(String.raw`a\u009b2Jb\u001b[0m\u0085\u000d`);
  expect(printable('photo\u202egnp.exe\u2066')).toBe(String.raw`photo\u202egnp.exe\u2066`);
});

test('escaped JSON parses to the same value', () => {
  const facts = { name: 'a\u009bb\u202ec\u007f\u0000' };
  const text = printable(JSON.stringify(facts));
  expect(text).toMatch(/^[\u0020-\u007e]+$/);
  expect(JSON.parse(text)).toEqual(facts);
});
