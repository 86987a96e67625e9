import { silentLogger } from '../logger.ts';
import { startDeliveryWorker } from './deliveryWorker.ts';

const turn = () => new Promise<void>((next) => setImmediate(next));

test('an email reported while others are being sent is looked for right after', async () => {
  const ends: (() => void)[] = [];
  const worker = startDeliveryWorker(() => new Promise<void>((end) => ends.push(end)), silentLogger);
  worker.wake();
  worker.wake();
  worker.wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await turn();
  expect(ends).toHaveLength(2);
  const stopped = worker.stop();
  ends[1]?.();
  await stopped;
  worker.wake();
  expect(ends).toHaveLength(2);
});

test('a fault is logged and does not end the work', async () => {
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
