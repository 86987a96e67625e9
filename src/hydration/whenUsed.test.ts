import { whenUsed } from './whenUsed.ts';

const isUsed = () =>
  Promise.race([whenUsed().then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

test('a page is used once it is pressed, also where the press goes no further', async () => {
  const keep = (event: Event) => event.stopPropagation();
  window.addEventListener('touchstart', keep, { capture: true });
  expect(await isUsed()).toBe(false);
  const used = isUsed();
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(await used).toBe(true);
  window.removeEventListener('touchstart', keep, { capture: true });
});
