import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { filesInPieces } from './migrations/filesInPieces.ts';
import { heldBackEmails } from './migrations/heldBackEmails.ts';
import { references } from './migrations/references.ts';
import { submissionsByAccount } from './migrations/submissionsByAccount.ts';
import { submissionsByAge } from './migrations/submissionsByAge.ts';
import { unansweredEmails } from './migrations/unansweredEmails.ts';

// SQLite accepts any type name and stores bytes as bytes, so PostgreSQL's name serves both engines.
const bytes = sql`bytea`;

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('date_of_birth', 'text', (column) => column.notNull())
      .addColumn('gender', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('challenge')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('sign-up', 'reset')`))
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('sent', 'verified', 'used')`),
      )
      .addColumn('open', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('sends', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('challenge_key', ['email', 'purpose'])
      .execute();

    await db.schema
      .createTable('submission')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('dedupe', 'text', (column) => column.notNull().unique())
      .addColumn('mail_key', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('file_ref', 'text', (column) => column.unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('submission_by_mail_key')
      .on('submission')
      .columns(['mail_key', 'created_at'])
      .execute();

    await db.schema
      .createTable('file')
      .addColumn('ref', 'text', (column) => column.primaryKey())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('shown_name', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      // Last, because SQLite would have to read through the file's bytes to reach a column behind them.
      .addColumn('bytes', bytes, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('dedupe', 'text', (column) => column.notNull().unique())
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('queued', 'sent', 'dropped', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'due_at']).execute();
    await db.schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute();
    await db.schema.createIndex('outbox_by_ref').on('outbox').column('ref').execute();

    await db.schema
      .createTable('throttle')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('failed_at', 'bigint', (column) => column.notNull())
      .addColumn('blocked_until', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const resetGrants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reset_grant')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Applied once each, in the order of their names, in a transaction. A published migration is never changed. */
const migrations: Record<string, Migration> = {
  '0001-accounts-and-submissions': first,
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
