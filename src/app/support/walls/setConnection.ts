let isLost = false;

/** The browser seems to be offline where the visitor's was, whatever the reader's own is. */
export function setConnection(lost: boolean): void {
  const wasLost = isLost;
  isLost = lost;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isLost });
  // The browser's own events stop at the guard; this one is heard by what stands on the page.
  if (lost !== wasLost) window.dispatchEvent(new Event(lost ? 'offline' : 'online'));
}
