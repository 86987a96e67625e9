import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whoever asks for a profile is told of earlier applications, which must not mean reading those of everybody. */
export const submissionsByAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('submission_by_account')
      .on('submission')
      .columns(['account_id', 'kind', 'created_at'])
      .execute();
  },
};
