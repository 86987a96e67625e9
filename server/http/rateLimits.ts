import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Settings } from '../api/settings.ts';
import type { RateLimitName } from '../api/settings.ts';
import type { RateLimits } from '../api/dependencies.ts';

/**
 * Windows kept in this process: a flood costs no write. With several processes each counts for itself; what must hold
 * whatever their number (attempts and codes per address, waiting after wrong passwords) is counted in the database.
 */
export function makeRateLimits(settings: Settings): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(settings.rateLimits).map(([name, limit]) => [name, new RateLimiterMemory(limit)]),
  ) as Record<RateLimitName, RateLimiterMemory>;
  return {
    async consume(limit, key) {
      try {
        await limiters[limit].consume(key);
        return 0;
      } catch (refusal) {
        return (refusal as { msBeforeNext: number }).msBeforeNext / 1000;
      }
    },
  };
}

export const noRateLimits: RateLimits = { consume: async () => 0 };
