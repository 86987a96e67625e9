/** Milliseconds after which work no longer waits for a paint; in a hidden tab the browser paints nothing. */
const longestWait = 100;

/** Resolves after the next paint, so that the browser can answer a press before long work starts. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    requestAnimationFrame(() => setTimeout(resolve));
  });
