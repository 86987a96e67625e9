import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is too old is found, and an export reads on from its last page, without reading and sorting everything. */
export const submissionsByAge: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('submission_by_age').on('submission').columns(['created_at', 'id']).execute();
  },
};
