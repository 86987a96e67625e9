import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Policy } from '../api/settings.ts';
import type { LimitName, Limits } from '../api/dependencies.ts';

/**
 * Windows kept in this process: a flood costs no write. With several processes each counts for itself; what must hold
 * whatever their number (attempts and codes per address, waiting after wrong passwords) is counted in the database.
 */
export function makeLimits(policy: Policy): Limits {
  const windows = Object.fromEntries(
    Object.entries(policy.limits).map(([name, limit]) => [name, new RateLimiterMemory(limit)]),
  ) as Record<LimitName, RateLimiterMemory>;
  return {
    async take(window, key) {
      try {
        await windows[window].consume(key);
        return 0;
      } catch (refusal) {
        return (refusal as { msBeforeNext: number }).msBeforeNext / 1000;
      }
    },
  };
}

export const noLimits: Limits = { take: async () => 0 };
