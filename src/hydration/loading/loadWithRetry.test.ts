import { loadUntilThere, loadWithRetry, retryAfterMs } from './loadWithRetry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const arrivingAfter = (failures: number) => {
  const load = jest.fn<Promise<string>, []>().mockResolvedValue('file');
  for (let failure = 0; failure < failures; failure += 1)
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  return load;
};

test('a file that does not arrive is asked for again until it does', async () => {
  const load = arrivingAfter(2);
  const loaded = loadUntilThere(load);
  await jest.advanceTimersByTimeAsync(2 * retryAfterMs);
  await expect(loaded).resolves.toBe('file');
  expect(load).toHaveBeenCalledTimes(3);
});

test('who gives up hears no more of it', async () => {
  const load = arrivingAfter(1);
  const onLoaded = jest.fn();
  const giveUp = loadWithRetry(load, onLoaded);
  await jest.advanceTimersByTimeAsync(retryAfterMs / 2);
  giveUp();
  await jest.advanceTimersByTimeAsync(retryAfterMs);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onLoaded).not.toHaveBeenCalled();
});

test('who gives up while a file is on its way hears neither that it came nor asks again when it did not', async () => {
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
