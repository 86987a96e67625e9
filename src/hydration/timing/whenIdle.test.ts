import { whenIdle } from './whenIdle.ts';

const idly = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const waiting = () => {
  const done = jest.fn();
  void (async () => done(await whenIdle()))();
  return done;
};

test('work waits until the browser is idle, at most for two seconds', async () => {
  Object.assign(window, { requestIdleCallback: idly });
  const done = waiting();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  const [[rest, options]] = idly.mock.calls as [[() => void, IdleRequestOptions]];
  expect(options).toEqual({ timeout: 2000 });
  rest();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
});

test('in a browser without requestIdleCallback the work is done in the next task', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const done = waiting();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
});
