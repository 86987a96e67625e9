import { makeMutex } from './mutex.ts';

const busy = new Error('busy');

test('callers acquire the mutex in the order of their calls', async () => {
  const mutex = makeMutex(10, () => busy);
  const order: number[] = [];
  const all = [0, 1, 2, 3].map(async (number) => {
    await mutex.acquire(Infinity);
    order.push(number);
    await Promise.resolve();
    mutex.release();
  });
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3]);
});

test('a caller that waits past its deadline is refused and leaves the queue', async () => {
  const mutex = makeMutex(10, () => busy);
  await mutex.acquire(Infinity);
  await expect(mutex.acquire(performance.now())).rejects.toBe(busy);
  const next = mutex.acquire(Infinity);
  mutex.release();
  await next;
});

test('a caller is refused at once when as many as may wait are queued', async () => {
  const mutex = makeMutex(1, () => busy);
  await mutex.acquire(Infinity);
  const waiting = mutex.acquire(Infinity);
  await expect(mutex.acquire(Infinity)).rejects.toBe(busy);
  mutex.release();
  await waiting;
});
