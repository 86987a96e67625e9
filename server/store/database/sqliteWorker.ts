import { parentPort } from 'node:worker_threads';
import { openSqlite } from './sqlite.ts';
import type { Sqlite, SqliteStatement } from './sqlite.ts';
import { plainErrorOf, runAll } from './sqliteEngine.ts';
import type { PlainError, SqliteReply } from './sqliteEngine.ts';

/** Answered in the order of asking. `open`: path of the file. */
export type WorkerRequest = { open: string } | { statements: readonly SqliteStatement[] } | { close: true };
export type WorkerReply = SqliteReply | { error?: PlainError } | { checkpoint: true };

/** Milliseconds without a statement after which the log is brought into the file. */
const quietTime = 200;

const port = parentPort;
let sqlite: Sqlite | undefined;
let quiet: NodeJS.Timeout | undefined;
let isLogBehind = false;

function checkpoint(): void {
  try {
    sqlite?.checkpoint();
    isLogBehind = false;
    port?.postMessage({ checkpoint: true } satisfies WorkerReply);
  } catch {
    // A full or locked disk: the log keeps everything, and the next quiet moment tries again.
  }
}

function run(statements: readonly SqliteStatement[]): SqliteReply {
  if (!sqlite) throw new Error('The database is not open.');
  const reply = runAll(sqlite, statements);
  isLogBehind ||= reply.results.some(({ changes }) => changes !== undefined);
  if (isLogBehind) {
    clearTimeout(quiet);
    quiet = setTimeout(checkpoint, quietTime).unref();
  }
  return reply;
}

function replyTo(request: WorkerRequest): WorkerReply {
  if ('statements' in request) return run(request.statements);
  if ('open' in request) sqlite = openSqlite(request.open);
  else {
    clearTimeout(quiet);
    sqlite?.close();
  }
  return {};
}

/** Bytes that came from the database are nobody else's, so they can be handed over without a copy. */
function buffersOf(reply: WorkerReply): ArrayBuffer[] {
  if (!('results' in reply)) return [];
  const values = reply.results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row as object)));
  return values.flatMap((value: unknown) =>
    value instanceof Uint8Array && value.byteLength > 0 && value.byteLength === value.buffer.byteLength
      ? [value.buffer as ArrayBuffer]
      : [],
  );
}

port?.on('message', (request: WorkerRequest) => {
  let reply: WorkerReply;
  try {
    reply = replyTo(request);
  } catch (error) {
    reply = { error: plainErrorOf(error) };
  }
  port.postMessage(reply, buffersOf(reply));
  if ('close' in request) port.close();
});
