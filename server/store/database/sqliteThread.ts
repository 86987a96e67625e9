import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { thrownMessageOf } from '../../common/errorText.ts';
import { settledWithin } from '../../common/deadline.ts';
import { errorOf } from './sqliteEngine.ts';
import type { SqliteEngine } from './sqliteEngine.ts';
import type { ReplyTo, WorkerMessage, WorkerRequest } from './sqliteWorker.ts';

/** Milliseconds that closing waits for the thread, which a disk that hangs can block for ever. */
const closeTimeout = 3000;

/** Its young generation would grow to 128 MB and never shrink; what a query needs is small and short-lived. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

type Waiting = { resolve: (reply: ReplyTo<WorkerRequest>) => void; reject: (error: Error) => void };

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

  worker.on('message', (message: WorkerMessage) => {
    if ('checkpoint' in message) {
      onCheckpoint?.();
      return;
    }
    const caller = waiting.shift();
    if ('failure' in message) caller?.reject(errorOf(message.failure));
    else caller?.resolve(message.reply);
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

  const ask = <Request extends WorkerRequest>(request: Request): Promise<ReplyTo<Request>> =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended);
        return;
      }
      // Before the caller is queued, because it throws for a value that cannot be cloned: a queued caller without a request
      // would receive the reply to the next one's.
      worker.postMessage(request);
      if (waiting.length === 0) worker.ref();
      // The worker answers in the order of the requests, each with the reply of its kind.
      waiting.push({ resolve: resolve as Waiting['resolve'], reject });
    });

  const exited = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
  async function close(): Promise<void> {
    isNeeded = false;
    // A thread that is blocked for ever never replies: then there is nothing left to wait for.
    await settledWithin(
      ask({ close: true }).finally(() => exited),
      closeTimeout,
    );
    worker.unref();
  }

  try {
    await ask({ open: path });
  } catch (error) {
    await close();
    throw error;
  }
  isNeeded = true;
  return {
    run: (statements) => ask({ statements }),
    runGroup: (group) => ask({ group }),
    close,
  };
}
