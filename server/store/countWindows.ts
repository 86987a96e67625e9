import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './database/database.ts';
import { isPossible } from './times.ts';

export type Count = { key: string; subject: string; now: number };
type Window = { limit: number; length: number };

/** Whether `failed_at` lies within the last `length` milliseconds, so that what the row has counted still counts. */
export const isWindowOpen = (length: number, now: number): RawBuilder<boolean> =>
  sql<boolean>`(throttle.failed_at > ${now - length} and ${isPossible('throttle.failed_at', now)})`;

/**
 * Counts one more in a window of `length` milliseconds that begins with the first; false when `limit` are counted
 * already.
 */
export async function countInWindow(
  trx: Db,
  { key, subject, now }: Count,
  { limit, length }: Window,
): Promise<boolean> {
  const isOpen = isWindowOpen(length, now);
  const counted = await trx
    .insertInto('throttle')
    .values({ key, subject, failures: 1, failed_at: now, blocked_until: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql<number>`case when ${isOpen} then throttle.failures + 1 else 1 end`,
          failed_at: sql<number>`case when ${isOpen} then throttle.failed_at else ${now} end`,
        })
        .where(sql<boolean>`(not ${isOpen} or throttle.failures < ${limit})`),
    )
    .returning('failures')
    .executeTakeFirst();
  return counted !== undefined;
}

/** How many more calls of `countInWindow` would succeed now. */
export async function leftInWindow(
  trx: Db,
  { key, now }: Pick<Count, 'key' | 'now'>,
  { limit, length }: Window,
): Promise<number> {
  const row = await trx
    .selectFrom('throttle')
    .select('failures')
    .where('key', '=', key)
    .where(isWindowOpen(length, now))
    .executeTakeFirst();
  return Math.max(0, limit - (row?.failures ?? 0));
}

/** Milliseconds until `countInWindow` can succeed again; 0 when it can now. */
export async function windowWait(trx: Db, { key, now }: Count, { limit, length }: Window): Promise<number> {
  const row = await trx
    .selectFrom('throttle')
    .select('failed_at')
    .where('key', '=', key)
    .where('failures', '>=', limit)
    .where(isWindowOpen(length, now))
    .executeTakeFirst();
  return row ? Math.max(1, row.failed_at + length - now) : 0;
}

/** Thrown to roll a transaction back. `wait`: milliseconds until the caller may try again. */
export class ThrottledError extends Error {
  readonly wait: number;
  constructor(wait: number) {
    super('Too early.');
    this.wait = wait;
  }
}
