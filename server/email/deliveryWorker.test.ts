import { silentLogger } from '../../mocks/silentLogger.ts';
import type { FlushSignals } from './outbox.ts';
import { startDeliveryWorker } from './deliveryWorker.ts';

const turn = () => new Promise<void>((next) => setImmediate(next));

test('a wake-up while emails are being sent runs one more flush right after', async () => {
  const ends: (() => void)[] = [];
  const worker = startDeliveryWorker(() => new Promise<void>((end) => ends.push(end)), silentLogger);
  worker.wake();
  worker.wake();
  worker.wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await turn();
  // No further wake-up came during the second flush.
  expect(ends).toHaveLength(2);
  worker.wake();
  const stopped = worker.stop();
  ends[2]?.();
  await stopped;
  worker.wake();
  expect(ends).toHaveLength(3);
});

test('a flush that fails is logged, and the next one runs', async () => {
  const error = jest.fn();
  const flush = jest.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(0);
  const worker = startDeliveryWorker(flush, { ...silentLogger, error });
  worker.wake();
  await turn();
  worker.wake();
  await worker.stop();
  expect(flush).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith('outboxFailed', { error: 'Error: no database' });
});

describe('the timer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('flushes every two seconds without a wake-up, until the worker is stopped', async () => {
    const flush = jest.fn(async () => 0);
    const worker = startDeliveryWorker(flush, silentLogger);
    await jest.advanceTimersByTimeAsync(1999);
    expect(flush).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(flush).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(4000);
    expect(flush).toHaveBeenCalledTimes(3);
    await worker.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(flush).toHaveBeenCalledTimes(3);
  });
});

describe('a stop', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('waits five seconds for a relay that never answers, and one more for recording it', async () => {
    let signals: FlushSignals = {};
    const flush = (given: FlushSignals) => {
      signals = given;
      return new Promise<void>(() => undefined);
    };
    const worker = startDeliveryWorker(flush, silentLogger);
    worker.wake();
    let isStopped = false;
    const stop = async () => {
      await worker.stop();
      isStopped = true;
    };
    void stop();
    expect([signals.stopping?.aborted, signals.givingUp?.aborted]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(4999);
    expect([signals.givingUp?.aborted, isStopped]).toEqual([false, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([signals.givingUp?.aborted, isStopped]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(isStopped).toBe(true);
  });

  test('is over at once when nothing is under way', async () => {
    const worker = startDeliveryWorker(async () => 0, silentLogger);
    await worker.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
