import { closeSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import type { SqliteStatement } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

const nothingToRollBack: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** `path` is a file or `:memory:`. Every commit reaches the disk before it is acknowledged. */
function sqliteDialect(path: string): SqliteDialect {
  // Made for this user alone; SQLite gives the files beside it the same rights.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const database = new SqliteDatabase(path, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');

  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    // A full disk has rolled back already; a second rollback would throw and hide the reason.
    if (sql === 'rollback' && !database.inTransaction) return nothingToRollBack;
    // Taking the write lock at once keeps two processes from deadlocking half-way.
    const text = sql === 'begin' ? 'begin immediate' : sql;
    let statement = prepared.get(text);
    if (!statement) {
      statement = database.prepare(text) as unknown as SqliteStatement;
      if (/^(select|insert|update|delete|with|begin|commit|rollback)/.test(text))
        prepared.set(text, statement);
    }
    return statement;
  };
  return new SqliteDialect({ database: { prepare, close: () => void database.close() } });
}

/** `schema` separates users of one PostgreSQL database, such as test workers. */
async function postgresDialect(url: string, schema?: string): Promise<PostgresDialect> {
  // Loaded only when configured, so that a start without PostgreSQL does not pay for it.
  const { Pool, types } = await import('pg');
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    options: schema && `-c search_path=${schema}`,
  });
  const ignore = (): void => undefined;
  // An idle client that loses its server, and one in use, each tell of it by an event that would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  return new PostgresDialect({ pool });
}

export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** Opens `postgres://…`, a file path, or `:memory:`. */
export async function openDatabase(url: string, schema?: string): Promise<Db> {
  const dialect = isPostgresUrl(url) ? await postgresDialect(url, schema) : sqliteDialect(url);
  return new Kysely<Tables>({ dialect });
}

const unavailable =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|08|57P0|53300)|timeout exceeded when trying to connect|Connection terminated/;

/** What a failed query means to a caller: the disk is full, or the database does not answer now. */
export type StoreError = 'full' | 'unavailable';

export function storeErrorOf(error: unknown): StoreError | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'SQLITE_FULL' || code === '53100') return 'full';
  return unavailable.test(code) || unavailable.test(message) ? 'unavailable' : undefined;
}
