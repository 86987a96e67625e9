import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The short reference of a submission, and its sender's zone of time. What was stored before keeps the number its
 * emails named, which is the beginning of its id.
 */
export const references: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submission').addColumn('reference', 'text').execute();
    await db.schema.alterTable('submission').addColumn('time_zone', 'text').execute();
    await db.schema
      .createIndex('submission_by_reference')
      .unique()
      .on('submission')
      .column('reference')
      .execute();
  },
};
