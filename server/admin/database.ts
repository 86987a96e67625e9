import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteStatement } from 'kysely';
import { isPostgresUrl, openDatabase } from '../store/database/database.ts';
import type { Db } from '../store/database/database.ts';
import { appliedMigrations, versionOf } from '../store/database/migrations.ts';
import { unhurried } from '../store/database/postgres.ts';
import type { PostgresTimeouts } from '../store/database/postgres.ts';
import { makeAdministration } from '../store/administration.ts';
import type { Administration } from '../store/administration.ts';
import type { Tables } from '../store/database/tables.ts';
import { CommandError } from './commandErrors.ts';

/** `sqlite` is the connection below `db` where the database is a file; null on PostgreSQL. */
export type AdminDatabase = Administration & { db: Db; sqlite: SqliteDatabase.Database | null };

/** Milliseconds to wait for the server's writes; they take a few each. */
const busyTimeout = 15_000;

/**
 * One connection of this program's own, which may be given pragmas and asked for backups. The server's stays as it is.
 */
export function openSqliteFile(path: string): { db: Db; sqlite: SqliteDatabase.Database } {
  const sqlite = new SqliteDatabase(path, { timeout: busyTimeout, fileMustExist: true });
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What is deleted was promised to be gone: without this its bytes lie in the file until something takes their place.
  sqlite.pragma('secure_delete = ON');
  const prepare = (text: string): SqliteStatement =>
    // Taking the write lock at once, because a lock that is asked for half-way can be refused for good.
    sqlite.prepare(text === 'begin' ? 'begin immediate' : text);
  const dialect = new SqliteDialect({ database: { prepare, close: () => void sqlite.close() } });
  return { db: new Kysely<Tables>({ dialect }), sqlite };
}

/** What is to say of a database of another version. */
export const versionProblems = {
  newer: 'The database belongs to a newer version of this program.',
  older:
    'The database belongs to an older version of this program; a start of the server brings it up to date.',
};

/**
 * Opens what the server works on and changes nothing in it. `timeouts` are those on PostgreSQL, where a command waits for
 * as long as it takes unless it says otherwise. @throws CommandError for another version.
 */
export async function openAdminDatabase(
  databaseUrl: string,
  timeouts: Partial<PostgresTimeouts> = unhurried,
): Promise<AdminDatabase> {
  const isPostgres = isPostgresUrl(databaseUrl);
  if (!isPostgres && !existsSync(databaseUrl))
    throw new CommandError(`There is no database at ${databaseUrl}.`);
  const { db, sqlite } = isPostgres
    ? { db: await openDatabase(databaseUrl, undefined, { timeouts }), sqlite: null }
    : openSqliteFile(databaseUrl);
  try {
    const version = versionOf(await appliedMigrations(db));
    if (version !== 'present') throw new CommandError(versionProblems[version]);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { ...makeAdministration(db), db, sqlite };
}
