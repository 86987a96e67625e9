import { sessionEndOf } from './sessionEndOf.ts';

const noon = new Date(2026, 10, 30, 12).getTime();
const hours = (count: number) => noon + count * 3_600_000;

test('a visitor reads the end of the session as a time of today, of tomorrow or of a day', () => {
  expect(sessionEndOf(hours(6), noon)).toBe('18:00 today');
  expect(sessionEndOf(hours(18), noon)).toBe('06:00 tomorrow');
  expect(sessionEndOf(hours(48), noon)).toBe('12:00 on 2 December');
});
