import { formatRelativeDate, formatSavedTime } from './formatRelativeDate.ts';

const now = new Date(2026, 10, 20, 12, 0).getTime();

test.each([
  [new Date(2026, 10, 20, 9, 5), 'today, 09:05'],
  [new Date(2026, 10, 19, 18, 20), 'yesterday, 18:20'],
  [new Date(2026, 10, 3, 0, 7), '3 November, 00:07'],
])('formats a date relative to today (%s)', (moment, words) => {
  expect(formatRelativeDate(moment.getTime(), now)).toBe(words);
});

test.each([
  [new Date(2026, 10, 20, 9, 5), '09:05'],
  [new Date(2026, 10, 19, 18, 20), '18:20 yesterday'],
  [new Date(2026, 10, 3, 0, 7), '00:07 on 3 November'],
])('names the day of saving only if that was not today (%s)', (moment, words) => {
  expect(formatSavedTime(moment.getTime(), now)).toBe(words);
});
