import { act, renderHook } from '@testing-library/react';
import { useIsPast } from './useIsPast.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const advance = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

test('a time has passed from its millisecond on', async () => {
  const moment = Date.now() + 1000;
  const { result } = renderHook(() => useIsPast(moment));
  await advance(999);
  expect(result.current).toBe(false);
  await advance(1);
  expect(result.current).toBe(true);
});

test('a timer that fires early by the clock is started again', async () => {
  const moment = Date.now() + 1000;
  const { result } = renderHook(() => useIsPast(moment));
  jest.setSystemTime(Date.now() - 5);
  await advance(1000);
  expect(result.current).toBe(false);
  await advance(5);
  expect(result.current).toBe(true);
});
