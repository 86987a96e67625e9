type Scheduler = { postTask?: (work: () => void, options: { priority: 'background' }) => Promise<void> };

/**
 * Resolves in a later task, so that the browser can paint, and answer whoever uses the page, before the next piece of
 * work. Input and painting go first where the browser can tell.
 */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { scheduler } = globalThis as { scheduler?: Scheduler };
    if (scheduler?.postTask) void scheduler.postTask(resolve, { priority: 'background' });
    else setTimeout(resolve);
  });
