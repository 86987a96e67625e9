/**
 * Resolves in a later task, so that the browser can paint and handle input between two pieces of work. With
 * `scheduler.postTask` the task has background priority, so input and painting go first.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
    if (scheduler?.postTask) void scheduler.postTask(resolve, { priority: 'background' });
    else setTimeout(resolve);
  });
