/** ms after which a browser that never comes to rest is asked all the same */
const timeout = 2000;

/**
 * Resolves once the browser has nothing more urgent to do. Parts of a page that can be read from their HTML wait for it, so
 * that their scripts do not delay the view.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve);
  });
