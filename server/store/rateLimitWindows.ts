import type { Pool } from 'pg';
import { latestPossible } from './times.ts';

/**
 * Deletes rate-limit windows that were written while a clock was ahead; they would refuse their callers until that time
 * comes. The shared limits have connections of their own (`server/http/limits/sharedRateLimits.ts`), hence the pool.
 *
 * @param latestEnd - milliseconds since 1970; the latest moment at which a window can end
 */
export async function deleteImpossibleWindows(pool: Pick<Pool, 'query'>, latestEnd: number): Promise<void> {
  await pool.query('delete from rate_limit where expire > $1', [latestPossible(latestEnd)]);
}
