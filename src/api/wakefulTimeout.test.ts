import { sleepFor } from '../testing/sleepFor.ts';
import { wakefulTimeout } from './wakefulTimeout.ts';

const limit = 120_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the time is up when it has passed, unless the answer came', () => {
  const onTimeout = jest.fn();
  wakefulTimeout(onTimeout, limit);
  const answered = jest.fn();
  const stop = wakefulTimeout(answered, limit);
  jest.advanceTimersByTime(limit - 1);
  expect(onTimeout).not.toHaveBeenCalled();
  stop();
  jest.advanceTimersByTime(1);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  expect(answered).not.toHaveBeenCalled();
});

test('a browser that slept is given a moment for what came meanwhile', () => {
  const onTimeout = jest.fn();
  const stop = wakefulTimeout(onTimeout, limit);
  sleepFor(10 * limit);
  jest.advanceTimersByTime(limit);
  expect(onTimeout).not.toHaveBeenCalled();
  stop();
  jest.advanceTimersByTime(limit);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('where nothing came the time is up then, however late the timers are', () => {
  const onTimeout = jest.fn();
  wakefulTimeout(onTimeout, limit);
  sleepFor(10 * limit);
  jest.advanceTimersByTime(limit + 10_000);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});
