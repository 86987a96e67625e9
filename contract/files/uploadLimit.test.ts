import { limitText, maxSizeIn, uploadLimitOf } from './uploadLimit.ts';

test('a limit is read back from its header, and nothing else is taken for one', () => {
  expect(maxSizeIn(uploadLimitOf(26_214_400))).toBe(26_214_400);
  for (const other of [
    null,
    '',
    '25',
    'max-size=',
    'max-size=-1',
    'max-size=1e9',
    `max-size=${'9'.repeat(30)}`,
  ])
    expect(maxSizeIn(other)).toBeUndefined();
});

test('a limit is given in whole megabytes, rounded down', () => {
  expect(limitText(25 * 1024 * 1024)).toBe('25 MB');
  expect(limitText(5_300_000)).toBe('5 MB');
  expect(limitText(5_900_000)).toBe('5 MB');
});
