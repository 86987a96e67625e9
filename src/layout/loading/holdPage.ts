/**
 * ms. To make a page inert the browser styles all of it anew, 50 ms of a slow phone, which the next page would have to wait
 * for. If its script is there it is shown by then.
 */
const inertAfter = 300;

/** What leads the keyboard on, or presses what it is on. */
const reaches = new Set(['Tab', 'Enter', ' ']);

function holdKeys(event: KeyboardEvent): void {
  if (reaches.has(event.key)) event.preventDefault();
}

/**
 * Keeps the keyboard from a page that the loading screen covers, which takes what a pointer does: makes it inert, and until then
 * holds the keys.
 * @param atOnce nothing is on its way that would have to wait for it
 * @returns what ends the waiting; the page stays inert
 */
export function holdPage(page: HTMLElement, atOnce: boolean): () => void {
  const freeKeys = () => window.removeEventListener('keydown', holdKeys, true);
  const makeInert = () => {
    page.setAttribute('inert', '');
    freeKeys();
  };
  if (atOnce) {
    makeInert();
    return freeKeys;
  }
  window.addEventListener('keydown', holdKeys, true);
  const timer = setTimeout(makeInert, inertAfter);
  return () => {
    clearTimeout(timer);
    freeKeys();
  };
}
