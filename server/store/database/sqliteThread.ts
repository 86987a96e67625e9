import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { thrownMessageOf } from '../../common/errorText.ts';
import { settledWithin } from '../../common/deadline.ts';
import { errorOf } from './sqliteEngine.ts';
import type { PlainError, SqliteEngine, SqliteReply } from './sqliteEngine.ts';
import type { WorkerReply, WorkerRequest } from './sqliteWorker.ts';

/** Milliseconds that closing waits for the thread, which a disk that hangs can block for ever. */
const closeTimeout = 3000;

/** Its young generation would grow to 128 MB and never shrink; what a query needs is small and short-lived. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

type Waiting = { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void };

/**
 * Opens SQLite in a worker thread, so that waiting for a disk blocks only the queries and not the whole server.
 * `onCheckpoint` is called when everything committed was copied from the write-ahead log into the file. If the thread
 * ends by itself later, the error is left uncaught on purpose: a process without its database must end.
 * @throws what the opening threw
 */
export async function openSqliteThread(path: string, onCheckpoint?: () => void): Promise<SqliteEngine> {
  const cache = getCompileCacheDir();
  const worker = new Worker(join(import.meta.dirname, 'sqliteWorker.ts'), {
    name: 'sqlite',
    // A worker does not use the compile cache of its process by itself; without one it loads a TypeScript compiler.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    resourceLimits,
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
    // An idle database must not keep the process from ending.
    if (waiting.length === 0) worker.unref();
  });
  function end(reason: string): Error {
    ended ??= errorOf({ code: 'SQLITE_THREAD', message: reason });
    for (const { reject } of waiting.splice(0)) reject(ended);
    return ended;
  }
  worker.on('error', (error) => end(`The thread of the database failed: ${thrownMessageOf(error)}`));
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
      // Before the caller is queued, because it throws for a value that cannot be cloned: a queued caller without a request
      // would receive the reply to the next one's.
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
    // A thread that has ended or is blocked for ever never replies: in both cases there is nothing left to wait for.
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
