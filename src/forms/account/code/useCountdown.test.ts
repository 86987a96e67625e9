import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown.ts';

const wait = 30_000;
const day = 24 * 60 * 60 * 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const advance = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

function countDown(toldAt = Date.now(), end = toldAt + wait) {
  const { result } = renderHook(() => useCountdown(end, toldAt));
  return result;
}

test('a countdown runs down to 0', async () => {
  const left = countDown();
  expect(left.current).toBe(30);
  await advance(6000);
  expect(left.current).toBe(24);
  await advance(24_000);
  expect(left.current).toBe(0);
});

test('a clock that is set back does not prolong the wait', async () => {
  const left = countDown();
  await advance(6000);
  jest.setSystemTime(Date.now() - day);
  await advance(1000);
  expect(left.current).toBe(23);
  await advance(23_000);
  expect(left.current).toBe(0);
});

test('if the clock was set back before a reload, the wait starts again at most from its full length', async () => {
  const left = countDown(Date.now() + day);
  expect(left.current).toBe(30);
  await advance(wait);
  expect(left.current).toBe(0);
});

test('a clock that is set forward, or a tab that slept, shortens the wait', async () => {
  const left = countDown();
  jest.setSystemTime(Date.now() + 20_000);
  await advance(1000);
  expect(left.current).toBe(9);
  jest.setSystemTime(Date.now() + day);
  await advance(1000);
  expect(left.current).toBe(0);
});

test('without the time at which the wait was asked for, the system clock alone counts', () => {
  expect(countDown(0, Date.now() + wait).current).toBe(30);
});
