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

test('resolves at once where the document has been parsed', async () => {
  setReadyState('interactive');
  const waited = wait();
  await jest.advanceTimersByTimeAsync(0);
  expect(waited).toHaveBeenCalled();
});

test('waits for a document that is still being parsed', async () => {
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

test('after ten seconds it stops the rest of the document and resolves', async () => {
  setReadyState('loading');
  const waited = wait();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(waited).toHaveBeenCalled();
});
