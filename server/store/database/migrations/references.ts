import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the short reference of a submission and its sender's time zone. A submission stored before has no reference: its
 * emails named the beginning of its id.
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
