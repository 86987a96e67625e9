import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets a purge find old submissions, and an export read its next page, without reading and sorting all of them. */
export const submissionsByAge: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('submission_by_age').on('submission').columns(['created_at', 'id']).execute();
  },
};
