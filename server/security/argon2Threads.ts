import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Derives the Argon2 tag of a password. */
export type Derive = (parameters: Argon2Parameters) => Promise<Uint8Array>;

type Answer = { id: number; tag: Uint8Array } | { id: number; error: string };
type Job = { resolve: (tag: Uint8Array) => void; reject: (error: Error) => void };

/** Enough for a worker of a few lines; the memory of Argon2 itself does not count towards these limits. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 };

/** Starts a worker thread that derives one tag after the other. When it ends, its pending jobs are rejected. */
function startThread(onEnd: () => void) {
  const jobs = new Map<number, Job>();
  let count = 0;
  const worker = new Worker(new URL('argon2Worker.js', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits,
  });
  const end = (error: Error): void => {
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
    onEnd();
  };
  worker.on('message', (answer: Answer) => {
    const job = jobs.get(answer.id);
    jobs.delete(answer.id);
    if (jobs.size === 0) worker.unref();
    if ('tag' in answer) job?.resolve(answer.tag);
    else job?.reject(new Error(answer.error));
  });
  worker.on('error', (error) => end(error as Error));
  worker.on('exit', () => end(new Error('The thread that hashes passwords has ended.')));
  worker.unref();

  return {
    waiting: () => jobs.size,
    derive: (parameters: Argon2Parameters) =>
      new Promise<Uint8Array>((resolve, reject) => {
        count += 1;
        jobs.set(count, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: count, parameters });
      }),
    close: async (): Promise<void> => void (await worker.terminate()),
  };
}

/**
 * Argon2id in up to `most` worker threads, each started when it is first needed, so that passwords block neither the
 * event loop nor libuv's thread pool, which reads files and resolves host names.
 */
export function makeArgon2Threads(most: number): { derive: Derive; close: () => Promise<void> } {
  const threads = new Set<ReturnType<typeof startThread>>();

  function start() {
    const thread = startThread(() => threads.delete(thread));
    threads.add(thread);
    return thread;
  }

  return {
    derive: async (parameters) => {
      const [leastBusy] = [...threads].toSorted((one, other) => one.waiting() - other.waiting());
      const mayStart = threads.size < most && (!leastBusy || leastBusy.waiting() > 0);
      return (mayStart || !leastBusy ? start() : leastBusy).derive(parameters);
    },
    close: async () => void (await Promise.all([...threads].map((thread) => thread.close()))),
  };
}
