import { isStorable, withoutUnstorable } from './storable.ts';

test.each(['', 'plain', 'line\nbreak\ttab\r\n', 'emoji 🪔', 'தமிழ்', '\u200d'])('%j can be stored', (text) => {
  expect(isStorable(text)).toBe(true);
  expect(withoutUnstorable(text)).toBe(text);
});

test.each(['a\u0000b', 'a\u000bb', 'a\u001fb', 'a\u007fb', 'a\ud83eb', 'a\udd14b'])(
  '%j cannot be stored, and can without the character',
  (text) => {
    expect(isStorable(text)).toBe(false);
    expect(withoutUnstorable(text)).toBe('ab');
  },
);
