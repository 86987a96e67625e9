/**
 * Resolves once the browser has nothing more urgent to do; at once where there is no browser. Parts of a page that are
 * below the first view wait for it: their HTML is there already, and their scripts must not delay the view.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') resolve();
    else if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve);
  });
