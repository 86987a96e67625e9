import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Bytes of one row of `file_chunk`; the last one of a file is shorter. */
const pieceSize = 256 * 1024;

type Before = {
  file: { ref: string; size: number; bytes: Uint8Array };
  file_chunk: { ref: string; n: number; bytes: Uint8Array };
  outbox: { state: string; created_at: number; sent_at: number | null };
};

/**
 * Copies every file into pieces inside the database, one piece per statement, so that no file is whole in memory here.
 */
async function moveFiles(db: Kysely<Before>): Promise<void> {
  for (let last = ''; ;) {
    const file = await db
      .selectFrom('file')
      .select(['ref', sql<number>`length(bytes)`.as('size')])
      .where('ref', '>', last)
      .orderBy('ref')
      .limit(1)
      .executeTakeFirst();
    if (!file) return;
    for (let n = 0; n * pieceSize < file.size; n += 1)
      await sql`insert into file_chunk (ref, n, bytes)
        select ref, ${sql.lit(n)}, substr(bytes, ${sql.lit(n * pieceSize + 1)}, ${sql.lit(pieceSize)})
        from file where ref = ${file.ref}`.execute(db);
    last = file.ref;
  }
}

/**
 * Stores files in pieces, so that they can be written and read without being whole in memory. Adds the time an email
 * was sent, the address (pseudonym) of a throttle, and the table of shared limits with the columns
 * rate-limiter-flexible needs.
 */
export const filesInPieces: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema
      .createTable('file_chunk')
      .addColumn('ref', 'text', (column) => column.notNull().references('file.ref').onDelete('cascade'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('bytes', sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint('file_chunk_key', ['ref', 'n'])
      .execute();
    await moveFiles(db);
    await db.schema.alterTable('file').dropColumn('bytes').execute();

    await db.schema.alterTable('outbox').addColumn('sent_at', 'bigint').execute();
    // For emails sent before this migration, the time of creation is the best estimate.
    await db
      .updateTable('outbox')
      .set((row) => ({ sent_at: row.ref('created_at') }))
      .where('state', '=', 'sent')
      .execute();
    await db.schema.createIndex('outbox_by_sending').on('outbox').column('sent_at').execute();

    await db.schema.alterTable('throttle').addColumn('subject', 'text').execute();
    await db.schema.createIndex('throttle_by_subject').on('throttle').column('subject').execute();

    await db.schema
      .createTable('rate_limit')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();

    // The readiness probe reads now and no longer writes to this table.
    await db.schema.dropTable('probe').execute();
  },
};
