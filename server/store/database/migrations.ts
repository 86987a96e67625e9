import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { accountsAndSubmissions } from './migrations/accountsAndSubmissions.ts';
import { filesInPieces } from './migrations/filesInPieces.ts';
import { heldBackEmails } from './migrations/heldBackEmails.ts';
import { references } from './migrations/references.ts';
import { resetGrants } from './migrations/resetGrants.ts';
import { submissionsByAccount } from './migrations/submissionsByAccount.ts';
import { submissionsByAge } from './migrations/submissionsByAge.ts';
import { unansweredEmails } from './migrations/unansweredEmails.ts';

/** Applied once each, in the order of their names, in a transaction. A published migration is never changed. */
const migrations: Record<string, Migration> = {
  '0001-accounts-and-submissions': accountsAndSubmissions,
  '0002-reset-grants': resetGrants,
  '0003-files-in-pieces': filesInPieces,
  '0004-references': references,
  '0005-submissions-by-account': submissionsByAccount,
  '0006-submissions-by-age': submissionsByAge,
  '0007-unanswered-emails': unansweredEmails,
  '0008-held-back-emails': heldBackEmails,
};

/** Oldest first. */
const migrationNames: readonly string[] = Object.keys(migrations);
const newest = migrationNames.at(-1) ?? '';

/** Names of the migrations that were applied to a database, oldest first; none where it is empty. */
export async function appliedMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Which version of this program a database belongs to, judged by the migrations that were applied to it. */
export function versionOf(applied: readonly string[]): 'older' | 'present' | 'newer' {
  if (applied.some((name) => !migrationNames.includes(name))) return 'newer';
  return applied.length < migrationNames.length ? 'older' : 'present';
}

/** The database belongs to a newer version of this program and has a schema that this one does not know. */
export class NewerDatabaseError extends Error {}

/**
 * Migrates a database up to the migration `to`, which is the newest unless a test wants an older one. `schema`: the
 * schema that holds the list of migrations, on a PostgreSQL database with several.
 * @throws NewerDatabaseError, or what the failed migration threw
 */
export async function migrate<DB>(db: Kysely<DB>, schema?: string, to = newest): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  // The migrator reads the list and migrates in one transaction, so that servers that start at the same moment take
  // turns: on SQLite because the adapter of sqliteDialect.ts declares DDL transactional, on PostgreSQL under an
  // advisory lock.
  const { error } = await new Migrator({ db, provider, migrationTableSchema: schema }).migrateTo(to);
  if (!error) return;
  if (versionOf(await appliedMigrations(db)) === 'newer')
    throw new NewerDatabaseError('The database belongs to a newer version of this program.', {
      cause: error,
    });
  throw error;
}
