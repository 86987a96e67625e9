import { whenUsed } from './whenUsed.ts';

const isUsed = () =>
  Promise.race([whenUsed().then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

test.each([
  ['it is pressed', 'pointerdown'],
  ['a key is pressed', 'keydown'],
  ['a script does not load', 'error'],
])('a page is used once %s, also where the propagation of the event is stopped', async (_what, name) => {
  const keep = (event: Event) => event.stopPropagation();
  window.addEventListener(name, keep, { capture: true });
  expect(await isUsed()).toBe(false);
  const used = isUsed();
  document.body.dispatchEvent(new Event(name));
  expect(await used).toBe(true);
  window.removeEventListener(name, keep, { capture: true });
});

test('a page that stays open for half a minute counts as used', async () => {
  jest.useFakeTimers();
  const used = jest.fn();
  void whenUsed().then(used);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(used).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(used).toHaveBeenCalled();
  jest.useRealTimers();
});
