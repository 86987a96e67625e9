import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../dependencies.ts';
import type { RateLimitName, Settings } from '../../settings.ts';
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

/**
 * Counts each key, and for an address of IPv6 the /48 round it, first: a flood from one makes no more keys. A line that is
 * refused for itself does not count on: it would use up what its neighbours have.
 */
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
  const refused = new RateLimiterMemory({ points: 0, duration: 1 });

  async function consumeInNetwork(limit: RateLimitName, key: string, network: string): Promise<number> {
    const name = `${limit} ${key}`;
    const known = await refused.get(name);
    if (known && known.msBeforeNext > 0) return known.msBeforeNext / 1000;
    const wait = await waitOf(networks[limit], network);
    if (wait > 0) return wait;
    const own = await waitOf(single[limit], key);
    if (own > 0) await refused.block(name, own);
    return own;
  }

  return {
    consume(limit, key) {
      const network = networkOf(key);
      return network === undefined ? waitOf(single[limit], key) : consumeInNetwork(limit, key, network);
    },
  };
}

/**
 * Callers that each limit remembers. One takes a kilobyte, and whoever has a /32 of IPv6 can call from as many networks as there
 * are hosts in a /16 of IPv4: without an end they would fill the memory.
 */
const remembered = 10_000;

/** Windows in this process; of the callers that it has no room for, who was silent longest begins anew. */
function makeWindows(limit: Limit, most: number): Limiter {
  const limiter = new RateLimiterMemory(limit);
  /** Who called last is the last one. */
  const callers = new Set<string>();
  return {
    async consume(key) {
      callers.delete(key);
      callers.add(key);
      const [silent] = callers.size > most ? callers : [];
      if (silent !== undefined) {
        callers.delete(silent);
        await limiter.delete(silent);
      }
      return limiter.consume(key);
    },
  };
}

/** Windows kept in this process: a flood costs no write. */
export const makeRateLimits = (settings: Settings, most = remembered): RateLimits =>
  countBy((_name, limit) => makeWindows(limit, most), settings);

export const noRateLimits: RateLimits = { consume: async () => 0 };
