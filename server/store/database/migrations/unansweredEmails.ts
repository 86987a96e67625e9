import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts how often the relay had the whole of an email and sent no answer, because it is repeated only so often. */
export const unansweredEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('unanswered', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
