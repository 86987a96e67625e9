/**
 * ms of delay. Setting `inert` makes the browser recalculate the style of the whole page, which takes a slow phone 50
 * ms and would delay the next page. If that page's script is already loaded, the page is shown before the delay is
 * over.
 */
const inertAfter = 300;

/** Keys that move the focus or activate the focused element. */
const blockedKeys = /^(?:Tab|Enter| )$/;

/**
 * Keeps keyboard input from a page that the loading screen covers: it blocks keys until it makes the page inert.
 * Pointer input does not reach the page, because the loading screen lies over it.
 * @param atOnce make it inert without delay, as no other page is about to be shown
 * @returns a function that stops the delay and the blocking; it does not remove `inert`
 */
export function holdPage(page: HTMLElement, atOnce: boolean): () => void {
  const timer = setTimeout(() => page.setAttribute('inert', ''), inertAfter);
  if (atOnce) page.setAttribute('inert', '');
  const holdKeys = (event: KeyboardEvent) => {
    if (blockedKeys.test(event.key) && !page.hasAttribute('inert')) event.preventDefault();
  };
  window.addEventListener('keydown', holdKeys, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', holdKeys, true);
  };
}
