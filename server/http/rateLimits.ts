import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../dependencies.ts';
import type { RateLimitName, Settings } from '../settings.ts';
import { networkOf } from './clientAddress.ts';

type Limit = Settings['rateLimits'][RateLimitName];
type Limiter = { consume(key: string): Promise<unknown> };

/** Seconds to wait, 0 when the call may go on. @throws what is no refusal, such as an error of the database */
async function waitOf(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // A window that ends this very moment is still one.
    return Math.max(refusal.msBeforeNext, 1) / 1000;
  }
}

/** Counts each key, and for an address of IPv6 the /48 round it, first: a flood from one makes no more keys. */
export function countBy(
  makeLimiter: (name: string, limit: Limit) => Limiter,
  { rateLimits, networkAllowance }: Settings,
): RateLimits {
  const limitersOf = (prefix: string, allowance: number) =>
    Object.fromEntries(
      Object.entries(rateLimits).map(([name, { points, duration }]) => [
        name,
        makeLimiter(`${prefix}${name}`, { points: points * allowance, duration }),
      ]),
    ) as Record<RateLimitName, Limiter>;
  const single = limitersOf('', 1);
  const networks = limitersOf('network-', networkAllowance);
  return {
    async consume(limit, key) {
      const network = networkOf(key);
      const wait = network === undefined ? 0 : await waitOf(networks[limit], network);
      return wait > 0 ? wait : waitOf(single[limit], key);
    },
  };
}

/** Windows kept in this process: a flood costs no write. */
export const makeRateLimits = (settings: Settings): RateLimits =>
  countBy((_name, limit) => new RateLimiterMemory(limit), settings);

export const noRateLimits: RateLimits = { consume: async () => 0 };
