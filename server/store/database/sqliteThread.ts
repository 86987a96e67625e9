import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { settledWithin } from '../../deadline.ts';
import { errorOf } from './sqliteEngine.ts';
import type { PlainError, SqliteEngine, SqliteReply } from './sqliteEngine.ts';
import type { WorkerReply, WorkerRequest } from './sqliteWorker.ts';

/** Milliseconds a closing waits for the thread, which a disk that hangs can hold for ever. */
const closeTimeout = 3000;

type Waiting = { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void };

/**
 * SQLite in a thread of its own: what it waits for, a disk or a lock, stops nobody but who asked for it. `onCheckpoint`
 * is called when all that was committed has been brought from the log into the file. A thread that ends by itself later is
 * an error that nobody catches: a process without its database must not live on. @throws what the opening threw.
 */
export async function openSqliteThread(path: string, onCheckpoint?: () => void): Promise<SqliteEngine> {
  const cache = getCompileCacheDir();
  const worker = new Worker(join(import.meta.dirname, 'sqliteWorker.ts'), {
    name: 'sqlite',
    // A thread does not take part in the cache of its process; without one it loads a TypeScript compiler of its own.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
  });
  const waiting: Waiting[] = [];
  let ended: Error | undefined;
  let isNeeded = false;

  worker.on('message', (reply: WorkerReply) => {
    if ('checkpoint' in reply) {
      onCheckpoint?.();
      return;
    }
    waiting.shift()?.resolve(reply);
    // An idle database keeps no process from ending.
    if (waiting.length === 0) worker.unref();
  });
  function end(reason: string): Error {
    ended ??= errorOf({ code: 'SQLITE_THREAD', message: reason });
    for (const { reject } of waiting.splice(0)) reject(ended);
    return ended;
  }
  worker.on('error', (error) => end(`The thread of the database failed: ${(error as Error).message}`));
  worker.on('exit', () => {
    const error = end('The thread of the database has ended.');
    if (isNeeded) throw error;
  });

  const ask = (request: WorkerRequest): Promise<WorkerReply> =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended);
        return;
      }
      // First, for it throws where a value cannot be sent: nobody may wait then, or answers would go to others than who asked.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      worker.postMessage(request);
      if (waiting.length === 0) worker.ref();
      waiting.push({ resolve, reject });
    });

  const exited = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
  async function close(): Promise<void> {
    isNeeded = false;
    const stopped = ask({ close: true }).then(
      () => exited,
      () => undefined,
    );
    // Already ended or held for ever: either way there is nothing left to wait for.
    await settledWithin(stopped, closeTimeout);
    worker.unref();
  }

  const opened = (await ask({ open: path })) as { error?: PlainError };
  if (opened.error) {
    await close();
    throw errorOf(opened.error);
  }
  isNeeded = true;
  return {
    run: async (statements) => (await ask({ statements })) as SqliteReply,
    async runGroup(group) {
      const reply = await ask({ group });
      if ('replies' in reply) return reply.replies;
      throw errorOf((reply as { error: PlainError }).error);
    },
    close,
  };
}
