const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Resolves once the browser has nothing more urgent to do, or the visitor begins to use the page; at once where there is
 * no browser. Parts of a page that can be read from their HTML wait for it, so that their scripts do not delay the view.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') {
      resolve();
      return;
    }
    for (const input of inputs)
      window.addEventListener(input, () => resolve(), { once: true, passive: true });
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve);
  });
