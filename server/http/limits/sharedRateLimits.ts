import type { Pool } from 'pg';
import { RateLimiterPostgres, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RateLimits, Secrets } from '../../common/interfaces.ts';
import { longestWindowOf } from '../../common/settings.ts';
import type { Settings } from '../../common/settings.ts';
import { openPostgresPool } from '../../store/database/postgres.ts';
import { deleteImpossibleWindows } from '../../store/rateLimitWindows.ts';
import { BoundedRateLimiter, remembered } from './boundedRateLimiter.ts';
import { countBy, makeRateLimits, noRateLimits } from './rateLimits.ts';

/** A query that takes longer is not waited for: this process then counts the call in its own memory. */
const timeoutMs = 1000;
/** Characters of a pseudonym: 132 bits. */
const pseudonymLength = 22;
/** Database connections of each process for this, in addition to those of the store. */
const connections = 2;

type Keys = Pick<Secrets, 'mac'>;

/**
 * Rate limits counted in the table `rate_limit` of PostgreSQL, so that all processes count together. A key over its
 * limit is refused from memory, so that a flood costs no writes. The table holds pseudonyms instead of addresses, and
 * rows are deleted an hour after the end of their window. While the database fails, this process counts `most` callers of
 * each limit in its own memory.
 */
export function makeSharedRateLimits(
  settings: Settings,
  pool: Pick<Pool, 'query'>,
  keys: Keys,
  most = remembered,
): RateLimits {
  const pseudonymOf = (key: string): string =>
    Buffer.from(keys.mac('label', `rate limit ${key}`))
      .toString('base64url')
      .slice(0, pseudonymLength);
  let isFirst = true;
  return countBy(
    (name, limit) => {
      const limiter = new RLWrapperTimeouts({
        timeoutMs,
        insuranceLimiter: new BoundedRateLimiter(limit, most),
        limiter: new RateLimiterPostgres({
          ...limit,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          keyPrefix: name,
          inMemoryBlockOnConsumed: limit.points,
          // One limiter deletes the expired rows of all of them.
          clearExpiredByTimeout: isFirst,
        }),
      });
      isFirst = false;
      return { consume: (key) => limiter.consume(pseudonymOf(key)) };
    },
    settings,
    most,
  );
}

/** Rate limits in memory with SQLite, shared by all processes with PostgreSQL, and none where they are switched off. */
export async function openRateLimits(
  { rateLimited, DATABASE_URL }: { rateLimited: boolean; DATABASE_URL: string },
  settings: Settings,
  keys: Keys,
): Promise<RateLimits & { close(): Promise<void> }> {
  const nothingToClose = async (): Promise<void> => undefined;
  if (!rateLimited) return { ...noRateLimits, close: nothingToClose };
  if (DATABASE_URL === '') return { ...makeRateLimits(settings), close: nothingToClose };
  const pool = await openPostgresPool(DATABASE_URL, { max: connections });
  // If the database fails now, such windows stay until the next start; all other calls are counted as usual.
  await deleteImpossibleWindows(pool, Date.now() + longestWindowOf(settings)).catch(() => undefined);
  return { ...makeSharedRateLimits(settings, pool, keys), close: () => pool.end() };
}
