import { longestGap, positionAt, scheduleOf } from './scheduleOf.ts';

test('long waits are shortened in the schedule, and every time has a position', () => {
  const schedule = scheduleOf([{ at: 0 }, { at: 1_000 }, { at: 61_000 }, { at: 60_000 }]);
  expect(schedule.shownAt).toEqual([0, 1_000, 1_000 + longestGap, 1_000 + longestGap]);
  expect(schedule.gaps).toEqual([1_000, 60_000, 0, 0]);
  expect([0, 999, 1_000, 3_999, 4_000, 99_999].map((time) => positionAt(schedule, time))).toEqual([
    0, 0, 1, 1, 3, 3,
  ]);
});
