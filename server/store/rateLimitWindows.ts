import type { Pool } from 'pg';
import { latestPossible } from './times.ts';

/**
 * Deletes windows of a clock that was ahead from the table of shared limits, or they would refuse their callers until that
 * time comes. They are counted over connections of their own (`server/http/limits/sharedRateLimits.ts`).
 *
 * @param latestEnd - milliseconds since 1970; the latest moment at which a window can end
 */
export async function deleteImpossibleWindows(pool: Pick<Pool, 'query'>, latestEnd: number): Promise<void> {
  await pool.query('delete from rate_limit where expire > $1', [latestPossible(latestEnd)]);
}
