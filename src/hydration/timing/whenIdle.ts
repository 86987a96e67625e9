/** ms after which the work is done even if the browser was never idle. */
const timeout = 2000;

/**
 * Resolves once the browser is idle, or after 2 s. Work that nobody is waiting for uses it, so that it does not delay
 * what the visitor sees. A browser without `requestIdleCallback` resolves it in the next task.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve);
  });
