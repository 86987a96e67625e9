import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteStatement } from 'kysely';
import { isPostgresUrl, openDatabase } from '../store/database/database.ts';
import type { Db } from '../store/database/database.ts';
import { migrateDatabase } from '../store/database/migrateDatabase.ts';
import { appliedMigrations, versionOf } from '../store/database/migrations.ts';
import { unhurried } from '../store/database/postgres.ts';
import type { PostgresTimeouts } from '../store/database/postgres.ts';
import { makeAdministration } from '../store/administration.ts';
import type { Administration } from '../store/administration.ts';
import type { Tables } from '../store/database/tables.ts';
import { CommandError } from './commandErrors.ts';

/** `sqlite` is the connection that `db` uses where the database is a file; null on PostgreSQL. */
export type AdminDatabase = Administration & { db: Db; sqlite: SqliteDatabase.Database | null };

/** Milliseconds to wait for a lock held by the server, whose writes take a few milliseconds each. */
const busyTimeout = 15_000;

/** Opens a connection of this program's own, for pragmas and backups that the server's dialect does not offer. */
export function openSqliteFile(path: string): { db: Db; sqlite: SqliteDatabase.Database } {
  const sqlite = new SqliteDatabase(path, { timeout: busyTimeout, fileMustExist: true });
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // Overwrites deleted content. Without it the bytes, which were promised to be gone, stay in the file until they are
  // reused.
  sqlite.pragma('secure_delete = ON');
  const prepare = (text: string): SqliteStatement => {
    // On a full disk SQLite has rolled back already; a second rollback would throw and hide the reason.
    if (text === 'rollback' && !sqlite.inTransaction) return sqlite.prepare('select 1');
    // Takes the write lock at once: SQLite does not wait when a read lock is upgraded after another process has
    // written.
    return sqlite.prepare(text === 'begin' ? 'begin immediate' : text);
  };
  const dialect = new SqliteDialect({ database: { prepare, close: () => void sqlite.close() } });
  return { db: new Kysely<Tables>({ dialect }), sqlite };
}

/** The messages for a database of another version. */
export const versionProblems = {
  newer: 'The database belongs to a newer version of this program.',
  older:
    'The database belongs to an older version of this program; start the server once, which migrates it.',
};

type AdminDatabaseOptions = {
  /** For PostgreSQL; by default a command waits as long as it takes. */
  timeouts?: Partial<PostgresTimeouts>;
  /** Whether a database of an older version is migrated, as by a start of the server. */
  migrates?: boolean;
};

/**
 * Opens the server's database, without changing it unless `migrates`.
 * @throws CommandError if the database is missing or belongs to another version
 */
export async function openAdminDatabase(
  databaseUrl: string,
  { timeouts = unhurried, migrates = false }: AdminDatabaseOptions = {},
): Promise<AdminDatabase> {
  const isPostgres = isPostgresUrl(databaseUrl);
  if (!isPostgres && !existsSync(databaseUrl))
    throw new CommandError(`There is no database at ${databaseUrl}.`);
  const { db, sqlite } = isPostgres
    ? { db: await openDatabase(databaseUrl, undefined, { timeouts }), sqlite: null }
    : openSqliteFile(databaseUrl);
  try {
    const version = versionOf(await appliedMigrations(db));
    if (version === 'older' && migrates) await migrateDatabase(databaseUrl);
    else if (version !== 'present') throw new CommandError(versionProblems[version]);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { ...makeAdministration(db), db, sqlite };
}
