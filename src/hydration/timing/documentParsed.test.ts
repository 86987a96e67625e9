import { documentParsed } from './documentParsed.ts';

const stop = jest.fn();

beforeEach(() => {
  stop.mockClear();
  jest.useFakeTimers();
  jest.spyOn(window, 'stop').mockImplementation(stop);
});

afterEach(() => void jest.useRealTimers());

const setReadyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

function wait() {
  const waited = jest.fn();
  void documentParsed().then(waited);
  return waited;
}

test('a page that is there is not waited for', async () => {
  setReadyState('interactive');
  const waited = wait();
  await jest.advanceTimersByTimeAsync(0);
  expect(waited).toHaveBeenCalled();
});

test('one that is on its way is waited for until it is there', async () => {
  setReadyState('loading');
  const waited = wait();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(waited).not.toHaveBeenCalled();
  setReadyState('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(waited).toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
});

test('of one that does not come in time nothing comes later', async () => {
  setReadyState('loading');
  const waited = wait();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(waited).toHaveBeenCalled();
});
