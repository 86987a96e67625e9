import { closeSync, openSync, statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';

/** Parameters stand in the order of the question marks. */
export type SqliteStatement = { sql: string; parameters: readonly unknown[] };
export type SqliteResult = { rows: unknown[]; changes?: number };

/** Milliseconds an opening waits for another process that is opening the same file. */
const openTimeout = 5000;
/** Milliseconds between two attempts to change the log, for which SQLite itself does not wait. */
const retryPause = 20;

/** One connection that blocks its thread while it works. */
export type Sqlite = {
  run(statement: SqliteStatement): SqliteResult;
  /** Whether what is written reaches the file at the path; not asked within a transaction, which has to come to its end. */
  isInPlace(): boolean;
  /** Brings what was committed from the log into the file, so that a copy of the file alone holds it. */
  checkpoint(): void;
  close(): void;
};

const isBusy = (error: unknown): boolean =>
  (error as { code?: string }).code?.startsWith('SQLITE_BUSY') ?? false;

/** What tells a file from another that stands at the same path later. */
const fileNumberOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryPause);
}

/** Two processes that start at once both want to turn the log on, which SQLite answers by `busy` without waiting. */
function turnOnLog(database: SqliteDatabase.Database): void {
  const deadline = performance.now() + openTimeout;
  for (;;)
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      pause();
    }
}

/** `path` is a file or `:memory:`. Every commit reaches the disk before it is acknowledged. */
export function openSqlite(path: string): Sqlite {
  // Made for this user alone; SQLite gives the files beside it the same rights.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const database = new SqliteDatabase(path, { timeout: openTimeout });
  turnOnLog(database);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrites what was deleted or replaced in pages that are written anyway; “purge” overwrites whole pages as well.
  database.pragma('secure_delete = FAST');
  // From here on whoever asks waits for locks of other processes, and not this thread (sqliteDialect.ts).
  database.pragma('busy_timeout = 0');

  const opened = fileNumberOf(path);

  const prepared = new Map<string, Statement>();
  function prepare(sql: string): Statement {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (/^(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)/.test(sql))
      prepared.set(sql, statement);
    return statement;
  }

  return {
    run({ sql, parameters }) {
      // A full disk has rolled back already; a second rollback would throw and hide the reason.
      if (sql === 'rollback' && !database.inTransaction) return { rows: [] };
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) };
      return { rows: [], changes: statement.run(parameters).changes };
    },
    isInPlace: () => database.inTransaction || fileNumberOf(path) === opened,
    checkpoint() {
      if (!database.inTransaction) database.pragma('wal_checkpoint(PASSIVE)');
    },
    close() {
      // Another process that reads may forbid it; then the log stays, and nothing is lost.
      if (!database.inTransaction) database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}
