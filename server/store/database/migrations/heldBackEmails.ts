import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Marks emails that the day's share holds back. Earlier releases knew them by the words of their error: a replica of one that
 * still runs marks none, until a newer one tries the email, half a minute later.
 */
export const heldBackEmails: Migration = {
  async up(db: Kysely<{ outbox: { state: string; last_error: string | null; held_back: number } }>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('held_back', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable('outbox')
      .set({ held_back: 1 })
      .where('state', '=', 'queued')
      .where('last_error', '=', 'The share of such emails is spent.')
      .execute();
  },
};
