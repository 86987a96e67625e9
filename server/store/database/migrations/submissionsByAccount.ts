import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A profile lists the account's earlier applications; without this index each such query would read all submissions.
 */
export const submissionsByAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('submission_by_account')
      .on('submission')
      .columns(['account_id', 'kind', 'created_at'])
      .execute();
  },
};
