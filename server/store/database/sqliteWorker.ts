import { parentPort } from 'node:worker_threads';
import { openSqlite } from './sqlite.ts';
import type { Sqlite, SqliteStatement } from './sqlite.ts';
import { plainErrorOf, runAll, runGroup } from './sqliteEngine.ts';
import type { PlainError, SqliteGroup, SqliteReply } from './sqliteEngine.ts';

/** Requests are answered in their order. `open`: path of the file. */
export type WorkerRequest =
  { open: string } | { statements: readonly SqliteStatement[] } | { group: SqliteGroup } | { close: true };
export type WorkerReply =
  SqliteReply | { replies: SqliteReply[] } | { error?: PlainError } | { checkpoint: true };

/** Milliseconds without a statement after which the write-ahead log is checkpointed into the file. */
const quietTime = 200;

/** SQLite itself would go on writing to the open file, which no path leads to any more. */
const movedAway: PlainError = {
  code: 'SQLITE_READONLY_DBMOVED',
  message: 'The file of the database was moved, replaced or deleted.',
};

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
    // A full disk or a locked file: the log keeps everything, and the next quiet moment tries again.
  }
}

function watchLog(isWriting: boolean): void {
  isLogBehind ||= isWriting;
  if (!isLogBehind) return;
  clearTimeout(quiet);
  quiet = setTimeout(checkpoint, quietTime).unref();
}

function openedSqlite(): Sqlite {
  if (!sqlite) throw new Error('The database is not open.');
  return sqlite;
}

function replyTo(request: WorkerRequest): WorkerReply {
  if ('statements' in request) {
    if (!openedSqlite().isInPlace()) return { results: [], error: movedAway };
    const reply = runAll(openedSqlite(), request.statements);
    // The statements are part of a transaction, so they may be writes.
    watchLog(true);
    return reply;
  }
  if ('group' in request) {
    if (!openedSqlite().isInPlace())
      return { replies: request.group.transactions.map(() => ({ results: [], error: movedAway })) };
    const replies = runGroup(openedSqlite(), request.group);
    watchLog(!request.group.reading);
    return { replies };
  }
  if ('open' in request) sqlite = openSqlite(request.open);
  else {
    clearTimeout(quiet);
    sqlite?.close();
  }
  return {};
}

/**
 * The buffers of a reply that can be transferred to the main thread without a copy: nothing in this thread needs them.
 */
function buffersOf(reply: WorkerReply): ArrayBuffer[] {
  const replies = 'replies' in reply ? reply.replies : 'results' in reply ? [reply] : [];
  const results = replies.flatMap((one) => one.results);
  const values = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row as object)));
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
