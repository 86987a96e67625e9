import { closeSync, openSync, statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';
import { errorCodeOf } from '../../common/errorCode.ts';

/** A statement; `parameters` are in the order of its question marks. */
export type SqliteStatement = { sql: string; parameters: readonly unknown[] };
export type SqliteResult = { rows: unknown[]; changes?: number };

/** Milliseconds that opening the file waits for another process that is opening it. */
const openTimeout = 5000;
/** Milliseconds between two attempts to change the journal mode, for which SQLite itself does not wait. */
const retryPause = 20;

/** One connection that blocks its thread while it works. */
export type Sqlite = {
  run(statement: SqliteStatement): SqliteResult;
  /**
   * Whether the open file is still the one at the path. Always true within a transaction, which has to be able to end.
   */
  isInPlace(): boolean;
  /** Copies what was committed from the write-ahead log into the file, so that a copy of the file alone is complete. */
  checkpoint(): void;
  close(): void;
};

const isBusy = (error: unknown): boolean => errorCodeOf(error).startsWith('SQLITE_BUSY');

/** The inode number, which distinguishes a file from another that is put at the same path later. */
const fileNumberOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryPause);
}

/** Turns on WAL. When two processes do so at once SQLite answers `busy` without waiting, so this retries. */
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
  // Readable by this user alone; SQLite gives the files beside it the same permissions.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const database = new SqliteDatabase(path, { timeout: openTimeout });
  turnOnLog(database);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrites deleted and replaced content in pages that are written anyway; the command “purge” overwrites free
  // pages.
  database.pragma('secure_delete = FAST');
  // From here on this thread never blocks on locks of other processes: the dialect retries instead (sqliteDialect.ts).
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
      // On a full disk SQLite has rolled back already; a second rollback would throw and hide the reason.
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
      // While another process reads, the log may not be truncated; then it stays, and nothing is lost.
      if (!database.inTransaction) database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}
