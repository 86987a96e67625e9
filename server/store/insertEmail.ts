import { sql } from 'kysely';
import { keysOf } from '../../contract/keysOf.ts';
import type { Db } from './database/database.ts';
import { prepareQuery } from './database/preparedQuery.ts';
import type { Tables } from './database/tables.ts';

/** The columns of an email with their SQL types. */
const emailColumns = {
  id: 'text',
  dedupe: 'text',
  template: 'text',
  recipient: 'text',
  ref: 'text',
  state: 'text',
  attempts: 'bigint',
  unanswered: 'bigint',
  held_back: 'bigint',
  due_at: 'bigint',
  lease_until: 'bigint',
  last_error: 'text',
  created_at: 'bigint',
  sent_at: 'bigint',
} as const satisfies Record<keyof Tables['outbox'], 'text' | 'bigint'>;

/**
 * The query that inserts an email of a submission, but only if the submission was inserted: a repeated submission must
 * not send its emails again.
 */
export const makeInsertEmail = (db: Db) =>
  prepareQuery((row: Tables['outbox'] & { submission: string }) => {
    const columns = keysOf(emailColumns);
    // PostgreSQL assumes that a parameter in a select list is text unless it is cast.
    const values = columns.map((column) =>
      sql<never>`cast(${row[column]} as ${sql.raw(emailColumns[column])})`.as(column),
    );
    return db
      .insertInto('outbox')
      .columns(columns)
      .expression(db.selectFrom('submission').select(values).where('id', '=', row.submission));
  });
