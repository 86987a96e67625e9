/**
 * ms. To make a page inert the browser styles all of it anew, 50 ms of a slow phone, which the next page would have to wait
 * for. If its script is there it is shown by then.
 */
const inertAfter = 300;

/** What leads the keyboard on, or presses what it is on. */
const reaches = /^(?:Tab|Enter| )$/;

/**
 * Keeps the keyboard from a page that the loading screen covers, which takes what a pointer does: makes it inert, and until then
 * holds the keys.
 * @param atOnce nothing is on its way that would have to wait for it
 * @returns what ends the waiting; the page stays inert
 */
export function holdPage(page: HTMLElement, atOnce: boolean): () => void {
  const timer = setTimeout(() => page.setAttribute('inert', ''), inertAfter);
  if (atOnce) page.setAttribute('inert', '');
  const holdKeys = (event: KeyboardEvent) => {
    if (reaches.test(event.key) && !page.hasAttribute('inert')) event.preventDefault();
  };
  window.addEventListener('keydown', holdKeys, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', holdKeys, true);
  };
}
