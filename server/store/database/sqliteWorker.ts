import { parentPort } from 'node:worker_threads';
import { thrownMessageOf } from '../../common/errorText.ts';
import { openSqlite } from './sqlite.ts';
import type { Sqlite, SqliteStatement } from './sqlite.ts';
import { plainErrorOf, runAll, runGroup } from './sqliteEngine.ts';
import type { PlainError, SqliteGroup, SqliteReply } from './sqliteEngine.ts';

/** Requests are answered in their order. `open`: path of the file. */
export type WorkerRequest =
  { open: string } | { statements: readonly SqliteStatement[] } | { group: SqliteGroup } | { close: true };
/** What the worker answers to a request of this kind. */
export type ReplyTo<Request extends WorkerRequest> = Request extends { statements: unknown }
  ? SqliteReply
  : Request extends { group: unknown }
    ? SqliteReply[]
    : undefined;
/** What the worker posts. `failure`: why a request has no reply. */
export type WorkerMessage =
  { reply: ReplyTo<WorkerRequest> } | { failure: PlainError } | { checkpoint: true };

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
    port?.postMessage({ checkpoint: true } satisfies WorkerMessage);
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

/** Why nothing may be executed now, if so: the file was moved, or it cannot be told whether it was. */
function placeErrorOf(database: Sqlite): PlainError | undefined {
  try {
    return database.isInPlace() ? undefined : movedAway;
  } catch (error) {
    return { code: 'SQLITE_IOERR_FSTAT', message: thrownMessageOf(error) };
  }
}

function replyTo(request: WorkerRequest): ReplyTo<WorkerRequest> {
  if ('statements' in request) {
    const database = openedSqlite();
    const error = placeErrorOf(database);
    if (error) return { results: [], error };
    const reply = runAll(database, request.statements);
    // The statements are part of a transaction, so they may be writes.
    watchLog(true);
    return reply;
  }
  if ('group' in request) {
    const database = openedSqlite();
    const error = placeErrorOf(database);
    if (error) return request.group.transactions.map(() => ({ results: [], error }));
    const replies = runGroup(database, request.group);
    watchLog(!request.group.reading);
    return replies;
  }
  if ('open' in request) sqlite = openSqlite(request.open);
  else {
    clearTimeout(quiet);
    sqlite?.close();
  }
  return undefined;
}

function messageFor(request: WorkerRequest): WorkerMessage {
  try {
    return { reply: replyTo(request) };
  } catch (error) {
    return { failure: plainErrorOf(error) };
  }
}

/**
 * The buffers of a message that can be transferred to the main thread without a copy: nothing in this thread needs them.
 */
function buffersOf(message: WorkerMessage): ArrayBuffer[] {
  const replies = 'reply' in message ? [message.reply ?? []].flat() : [];
  const results = replies.flatMap((one) => one.results);
  const values = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row as object)));
  return values.flatMap((value: unknown) =>
    value instanceof Uint8Array && value.byteLength > 0 && value.byteLength === value.buffer.byteLength
      ? [value.buffer as ArrayBuffer]
      : [],
  );
}

port?.on('message', (request: WorkerRequest) => {
  const message = messageFor(request);
  port.postMessage(message, buffersOf(message));
  if ('close' in request) port.close();
});
