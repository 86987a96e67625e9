import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Derives the tag of a password. */
export type Derive = (parameters: Argon2Parameters) => Promise<Uint8Array>;

type Answer = { id: number; tag: Uint8Array } | { id: number; error: string };
type Job = { resolve: (tag: Uint8Array) => void; reject: (error: Error) => void };

/** What a thread of a few lines needs; Argon2's own memory is not part of it. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 };

/** One thread that derives a tag after the other; it ends with `close`, or by itself with all it was asked. */
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
  worker.on('exit', () => end(new Error('The thread that derives passwords has ended.')));
  worker.unref();

  return {
    waiting: () => jobs.size,
    derive: (parameters: Argon2Parameters) =>
      new Promise<Uint8Array>((resolve, reject) => {
        count += 1;
        jobs.set(count, { resolve, reject });
        worker.ref();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id: count, parameters });
      }),
    close: async (): Promise<void> => void (await worker.terminate()),
  };
}

/**
 * Argon2id in up to `most` threads of its own, each started when it is first needed, so that neither the event loop nor
 * the pool that reads files and resolves names waits for passwords.
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
      const [freest] = [...threads].toSorted((one, other) => one.waiting() - other.waiting());
      const mayStart = threads.size < most && (!freest || freest.waiting() > 0);
      return (mayStart || !freest ? start() : freest).derive(parameters);
    },
    close: async () => void (await Promise.all([...threads].map((thread) => thread.close()))),
  };
}
