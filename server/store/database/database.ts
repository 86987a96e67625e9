import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';
import { errorCodeOf } from '../../common/errorCode.ts';
import { thrownMessageOf } from '../../common/errorText.ts';
import { openPostgresPool } from './postgres.ts';
import type { PostgresTimeouts } from './postgres.ts';
import { defaultWaitLimits, makeSqliteDialect } from './sqliteDialect.ts';
import type { WaitLimits } from './groups.ts';
import { makeLocalEngine } from './sqliteEngine.ts';
import { openSqliteThread } from './sqliteThread.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** The most connections to PostgreSQL that one server holds. */
const connections = 10;

/** A database in memory is never locked or slow, so no caller is refused and no timer is needed. */
const noWaitLimits: WaitLimits = { wait: Infinity, atMost: Infinity };

export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

export const isOnPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** `waitLimits` and `onCheckpoint` are for tests. */
type SqliteOptions = { waitLimits?: WaitLimits; onCheckpoint?: () => void };
type DatabaseOptions = SqliteOptions & { timeouts?: Partial<PostgresTimeouts> };

async function sqliteDialect(path: string, options: SqliteOptions): Promise<Dialect> {
  if (path !== ':memory:')
    return makeSqliteDialect(
      await openSqliteThread(path, options.onCheckpoint),
      options.waitLimits ?? defaultWaitLimits,
    );
  // Imported dynamically, because a server over a file needs it in the database thread only.
  const { openSqlite } = await import('./sqlite.ts');
  return makeSqliteDialect(makeLocalEngine(openSqlite(path)), noWaitLimits);
}

/**
 * Opens `postgres://…`, a file path, or `:memory:`. `schema` separates users of one PostgreSQL database, such as test
 * workers. Of the options, `timeouts` is for PostgreSQL, the others are for SQLite.
 */
export async function openDatabase(
  url: string,
  schema?: string,
  { timeouts, ...options }: DatabaseOptions = {},
): Promise<Db> {
  const dialect = isPostgresUrl(url)
    ? new PostgresDialect({ pool: await openPostgresPool(url, { schema, max: connections, timeouts }) })
    : await sqliteDialect(url, options);
  return new Kysely<Tables>({ dialect });
}

/**
 * Error codes of the system, of SQLite and of PostgreSQL that are not the fault of the query: no connection (08), too
 * many connections (53), locked or waited too long (55P03, 57014, 25P03), stopping or starting (57P0), a standby or a
 * read-only disk (25006), a conflict with another transaction (40001, 40P01), a disk error (58030).
 */
const unavailableCode =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EMFILE|SQLITE_(BUSY|LOCKED|READONLY|IOERR|CANTOPEN|PROTOCOL|THREAD)|08|53|55P03|57014|57P0|25P03|25006|40001|40P01|58030)/;
/** pg's own errors, which have no code. */
const unavailableMessage =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** A Unix socket: missing while PostgreSQL is stopped (ENOENT), refusing while too many clients wait (EAGAIN). */
const unavailableSocket = /^connect (ENOENT|EAGAIN)\b/;

/** SQLite reports the second one when it opens the file and finds no space for the index of the write-ahead log. */
const fullCodes = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100']);

/** What a failed query means to a caller: the disk is full, or the database does not answer now. */
export type StoreError = 'full' | 'unavailable';

export function storeErrorOf(error: unknown): StoreError | undefined {
  const { errors } = Object(error) as { errors?: unknown };
  // A host with several addresses has one error each. The code is that of the first, which may only say that this
  // computer has no IPv6.
  if (Array.isArray(errors)) return errors.map(storeErrorOf).find((meaning) => meaning !== undefined);
  const [code, message] = [errorCodeOf(error), thrownMessageOf(error)];
  if (fullCodes.has(code)) return 'full';
  const isUnavailable =
    unavailableCode.test(code) || unavailableMessage.test(message) || unavailableSocket.test(message);
  return isUnavailable ? 'unavailable' : undefined;
}
