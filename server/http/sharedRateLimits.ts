import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RateLimits, Secrets } from '../api/dependencies.ts';
import type { Settings } from '../api/settings.ts';
import { countBy } from './rateLimits.ts';

/** Milliseconds. A database that takes longer is not waited for: this process counts alone meanwhile. */
const patience = 1000;
/** Characters of a pseudonym: 132 bits. */
const pseudonymLength = 22;

/**
 * Windows kept in the table `rate_limit` of PostgreSQL, so that all processes count together. A key that is used up
 * is refused from memory: a flood costs no write. No address stands in the table, only its pseudonym. Rows are cleared
 * within an hour after their window.
 */
export function makeSharedRateLimits(
  settings: Settings,
  pool: Pool,
  secrets: Pick<Secrets, 'mac'>,
  schema?: string,
): RateLimits {
  let clears = true;
  const shared = countBy((name, limit) => {
    const limiter = new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      schemaName: schema,
      tableCreated: true,
      keyPrefix: name,
      inMemoryBlockOnConsumed: limit.points,
      // One of them clears the table for all.
      clearExpiredByTimeout: clears,
    });
    clears = false;
    return pseudonymous(
      new RLWrapperTimeouts({
        limiter,
        timeoutMs: patience,
        insuranceLimiter: new RateLimiterMemory(limit),
      }),
    );
  }, settings);

  function pseudonymous(limiter: RLWrapperTimeouts) {
    const pseudonymOf = (key: string): string =>
      Buffer.from(secrets.mac('label', `rate limit ${key}`))
        .toString('base64url')
        .slice(0, pseudonymLength);
    return { consume: (key: string) => limiter.consume(pseudonymOf(key)) };
  }
  return shared;
}
