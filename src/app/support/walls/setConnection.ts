let isLost = false;

/** Makes `navigator.onLine` report the visitor's connection instead of the reader's. */
export function setConnection(lost: boolean): void {
  const wasLost = isLost;
  isLost = lost;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isLost });
  // guardInput stops the browser's own events; this one, dispatched by a script, reaches the page's listeners.
  if (lost !== wasLost) window.dispatchEvent(new Event(lost ? 'offline' : 'online'));
}
