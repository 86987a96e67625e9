import { sleepFor } from '../testing/sleepFor.ts';
import { wakefulTimeout } from './wakefulTimeout.ts';

const limit = 120_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('onTimeout is called after the limit, unless that was cancelled', () => {
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

test('after a suspension onTimeout is not called at once, and can still be cancelled', () => {
  const onTimeout = jest.fn();
  const stop = wakefulTimeout(onTimeout, limit);
  sleepFor(10 * limit);
  jest.advanceTimersByTime(limit);
  expect(onTimeout).not.toHaveBeenCalled();
  stop();
  jest.advanceTimersByTime(limit);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('after a suspension onTimeout is called 10 s later if it is not cancelled', () => {
  const onTimeout = jest.fn();
  wakefulTimeout(onTimeout, limit);
  sleepFor(10 * limit);
  jest.advanceTimersByTime(limit + 10_000);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});
