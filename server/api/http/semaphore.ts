import type { Load } from '../../common/interfaces.ts';
import { brokenOff } from '../../common/httpError.ts';

/** Room reserved for one job. `release` gives the room back if the job is never run. */
export type Reservation = {
  run: <Result>(job: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
  release: () => void;
};

/**
 * Runs at most `atOnce` jobs at a time, queues `waiting` more, and refuses the rest with the error that `full` makes. A
 * job whose `signal` aborts while it waits is not run; its promise rejects with an HttpError 400.
 */
export function makeSemaphore(atOnce: number, waiting: number, full: () => Error) {
  let running = 0;
  let reserved = 0;
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

  const isFull = (): boolean => running + queue.size + reserved >= atOnce + waiting;

  async function runWithRoom<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw brokenOff();
    if (running >= atOnce) await waitForTurn(signal);
    else running += 1;
    try {
      return await job();
    } finally {
      // The turn passes directly to the next in the queue, so that no new job can overtake it.
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running -= 1;
    }
  }

  async function run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (isFull()) throw full();
    return runWithRoom(job, signal);
  }

  /**
   * For a job before which something is counted: it will not be refused after the counting. @throws what `full` makes
   */
  function reserve(): Reservation {
    if (isFull()) throw full();
    reserved += 1;
    let kept = true;
    const release = () => {
      if (kept) reserved -= 1;
      kept = false;
    };
    return {
      release,
      run: (job, signal) => {
        release();
        return runWithRoom(job, signal);
      },
    };
  }

  return Object.assign(run, {
    load: (): Load => ({ running, waiting: queue.size }),
    isFull,
    reserve,
  });
}
