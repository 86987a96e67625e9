import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The first schema: accounts, codes, submissions with their files, and the emails that wait to be sent. */
export const accountsAndSubmissions: Migration = {
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
      // Last, because SQLite would have to read through the file's bytes to reach a column behind them. SQLite accepts any
      // type name and stores bytes as bytes, so PostgreSQL's name serves both engines.
      .addColumn('bytes', sql`bytea`, (column) => column.notNull())
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
