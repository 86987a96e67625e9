import { painted } from './painted.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] });
});
afterEach(() => void jest.useRealTimers());

const frameOf = () => {
  const request = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  return () => request.mock.calls[0]![0](0);
};

test('work starts in a task after the next frame, not before it was painted', async () => {
  const drawFrame = frameOf();
  const work = jest.fn();
  void painted().then(work);
  await jest.advanceTimersByTimeAsync(50);
  drawFrame();
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
});

test('in a hidden tab, which draws no frame, work starts all the same', async () => {
  frameOf();
  const work = jest.fn();
  void painted().then(work);
  await jest.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
});
