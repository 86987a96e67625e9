import { makeCachedRead } from './cachedRead.ts';

let now = 0;
const clock = { now: () => now };
beforeEach(() => {
  now = 1_000_000;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('all calls within a second share one read', async () => {
  let reads = 0;
  const read = makeCachedRead(async () => (reads += 1), clock);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  now += 999;
  expect(await read()).toBe(1);
  now += 1;
  expect(await read()).toBe(2);
});

test('a read that fails is tried again a second later', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('here')];
  const read = makeCachedRead(() => answers.shift() ?? Promise.reject(new Error('too many')), clock);
  expect(await read()).toBeUndefined();
  expect(await read()).toBeUndefined();
  now += 1000;
  expect(await read()).toBe('here');
});

test('a read that hangs is waited for two seconds, and not started a second time', async () => {
  let reads = 0;
  const read = makeCachedRead(() => {
    reads += 1;
    return new Promise<never>(() => undefined);
  }, clock);
  for (let round = 0; round < 3; round += 1) {
    const answer = read();
    await jest.advanceTimersByTimeAsync(2000);
    expect(await answer).toBeUndefined();
    now += 5000;
  }
  expect(reads).toBe(1);
});
