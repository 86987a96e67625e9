import { loadUntilThere, loadWithRetry, retryAfterMs } from './loadWithRetry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const arrivingAfter = (failures: number) => {
  const load = jest.fn<Promise<string>, []>().mockResolvedValue('file');
  for (let failure = 0; failure < failures; failure += 1)
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  return load;
};

test('a chunk that does not arrive is requested again until it does', async () => {
  const load = arrivingAfter(2);
  const loaded = loadUntilThere(load);
  await jest.advanceTimersByTimeAsync(2 * retryAfterMs);
  await expect(loaded).resolves.toBe('file');
  expect(load).toHaveBeenCalledTimes(3);
});

test('giving up between two attempts ends the requests', async () => {
  const load = arrivingAfter(1);
  const onLoaded = jest.fn();
  const giveUp = loadWithRetry(load, onLoaded);
  await jest.advanceTimersByTimeAsync(retryAfterMs / 2);
  giveUp();
  await jest.advanceTimersByTimeAsync(retryAfterMs);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onLoaded).not.toHaveBeenCalled();
});

test('giving up while a chunk is loading: its arrival is not reported, its failure not followed by a retry', async () => {
  const arriving = Promise.withResolvers<string>();
  const failing = Promise.withResolvers<string>();
  const load = jest.fn<Promise<string>, []>();
  load.mockReturnValueOnce(arriving.promise).mockReturnValueOnce(failing.promise);
  const onLoaded = jest.fn();
  loadWithRetry(load, onLoaded)();
  loadWithRetry(load, onLoaded)();
  arriving.resolve('file');
  failing.reject(new Error('ChunkLoadError'));
  await jest.advanceTimersByTimeAsync(retryAfterMs);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onLoaded).not.toHaveBeenCalled();
});
