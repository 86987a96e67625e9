import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RateLimits, Secrets } from '../../dependencies.ts';
import { longestWindowOf } from '../../settings.ts';
import type { Settings } from '../../settings.ts';
import { openPostgresPool } from '../../store/database/postgres.ts';
import { deleteImpossibleWindows } from '../../store/rateLimitWindows.ts';
import { countBy, makeRateLimits, noRateLimits } from './rateLimits.ts';

/** A database that takes longer is not waited for: this process counts alone meanwhile. */
const timeoutMs = 1000;
/** Characters of a pseudonym: 132 bits. */
const pseudonymLength = 22;
/** Connections of each process beside those of the store. */
const connections = 2;

type Keys = Pick<Secrets, 'mac'>;

/**
 * Windows kept in the table `rate_limit` of PostgreSQL, so that all processes count together. A key that is used up
 * is refused from memory: a flood costs no write. No address stands in the table, only its pseudonym. Rows go an hour
 * after their window.
 */
export function makeSharedRateLimits(settings: Settings, pool: Pick<Pool, 'query'>, keys: Keys): RateLimits {
  const pseudonymOf = (key: string): string =>
    Buffer.from(keys.mac('label', `rate limit ${key}`))
      .toString('base64url')
      .slice(0, pseudonymLength);
  let isFirst = true;
  return countBy((name, limit) => {
    const limiter = new RLWrapperTimeouts({
      timeoutMs,
      insuranceLimiter: new RateLimiterMemory(limit),
      limiter: new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        inMemoryBlockOnConsumed: limit.points,
        // One of them clears the table for all.
        clearExpiredByTimeout: isFirst,
      }),
    });
    isFirst = false;
    return { consume: (key) => limiter.consume(pseudonymOf(key)) };
  }, settings);
}

/** In memory for one process over SQLite, shared over PostgreSQL, none where they are switched off. */
export async function openRateLimits(
  { rateLimited, DATABASE_URL }: { rateLimited: boolean; DATABASE_URL: string },
  settings: Settings,
  keys: Keys,
): Promise<RateLimits & { close(): Promise<void> }> {
  const nothingToClose = async (): Promise<void> => undefined;
  if (!rateLimited) return { ...noRateLimits, close: nothingToClose };
  if (DATABASE_URL === '') return { ...makeRateLimits(settings), close: nothingToClose };
  const pool = await openPostgresPool(DATABASE_URL, { max: connections });
  // A database that fails now keeps them until the next start; calls are counted meanwhile.
  await deleteImpossibleWindows(pool, Date.now() + longestWindowOf(settings)).catch(() => undefined);
  return { ...makeSharedRateLimits(settings, pool, keys), close: () => pool.end() };
}
