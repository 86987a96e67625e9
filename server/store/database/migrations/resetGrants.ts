import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the tokens that let one browser set a new password. */
export const resetGrants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reset_grant')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
