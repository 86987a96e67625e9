import type { GateLoad } from '../../dependencies.ts';
import { brokenOff } from '../../httpError.ts';

/**
 * Lets `atOnce` jobs run, keeps `waiting` more in a queue, and refuses the rest with the error `full` makes. A job whose
 * caller goes away while it waits is not run. @throws HttpError 400 then
 */
export function makeSemaphore(atOnce: number, waiting: number, full: () => Error) {
  let running = 0;
  const queue = new Set<() => void>();

  async function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      queue.delete(resolve);
      reject(brokenOff());
    };
    queue.add(resolve);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  async function run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw brokenOff();
    if (running >= atOnce) {
      if (queue.size >= waiting) throw full();
      await waitForTurn(signal);
    } else running += 1;
    try {
      return await job();
    } finally {
      // The place is handed to the next in the queue, so that no other job gets in between.
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running -= 1;
    }
  }

  return Object.assign(run, {
    load: (): GateLoad => ({ running, waiting: queue.size }),
    isFull: (): boolean => running >= atOnce && queue.size >= waiting,
  });
}
