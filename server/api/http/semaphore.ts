import type { SemaphoreLoad } from '../../dependencies.ts';
import { brokenOff } from '../../httpError.ts';

/** Room that is kept for one job. `release` gives it up where the job never comes. */
export type Reservation = {
  run: <Result>(job: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
  release: () => void;
};

/**
 * Lets `atOnce` jobs run, keeps `waiting` more in a queue, and refuses the rest with the error `full` makes. A job whose
 * caller goes away while it waits is not run. @throws HttpError 400 then
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
      // The place is handed to the next in the queue, so that no other job gets in between.
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

  /** For a job before which something is counted or used up: that is not done in vain. @throws what `full` makes */
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
    load: (): SemaphoreLoad => ({ running, waiting: queue.size }),
    isFull,
    reserve,
  });
}
