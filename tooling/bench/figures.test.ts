import { blockingAfter, mediansOf, medianOf, percentileOf } from './figures.ts';

test('only what exceeds 50 ms of a task blocks', () => {
  const tasks = [
    { start: 100, duration: 50 },
    { start: 200, duration: 80 },
    { start: 400, duration: 150 },
  ];
  expect(blockingAfter(0, tasks)).toBe(130);
});

test('a task that runs at the first paint counts only from then on, and earlier tasks do not count', () => {
  const tasks = [
    { start: 0, duration: 300 },
    { start: 400, duration: 200 },
  ];
  expect(blockingAfter(500, tasks)).toBe(50);
  expect(blockingAfter(600, tasks)).toBe(0);
});

test('the median is the middle figure, or lies between the two in the middle', () => {
  expect(medianOf([30, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 30, 2])).toBe(3);
  expect(medianOf([])).toBeUndefined();
});

test('the 95th of a hundred figures is not exceeded by 95 of them', () => {
  expect(
    percentileOf(
      Array.from({ length: 100 }, (_, at) => 100 - at),
      95,
    ),
  ).toBe(95);
  expect(percentileOf([7], 95)).toBe(7);
  expect(percentileOf([], 95)).toBeUndefined();
});

test('a row that one visit lacks is the median of the others', () => {
  expect(mediansOf([{ a: 1, b: 5 }, { a: 3 }, { a: 8 }])).toEqual({ a: 3, b: 5 });
});
