import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../dependencies.ts';
import type { RateLimitName, Settings } from '../../settings.ts';
import { networkOf } from './clientAddress.ts';

type Limit = Settings['rateLimits'][RateLimitName];
type Limiter = { consume(key: string): Promise<unknown> };

/**
 * Counts a call and returns the seconds to wait, 0 when it may go on.
 * @throws any error that is not a refusal, such as one of the database
 */
async function waitOf(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // A refusal whose window ends within this millisecond must not return 0, which would let the call go on.
    return Math.max(refusal.msBeforeNext, 1) / 1000;
  }
}

/**
 * Counts each key and, for an IPv6 address block, first the /48 network that contains it: once the network is refused,
 * a flood from it creates no more keys. An address block over its own limit is not counted against its network, or one
 * caller could use up the allowance of its neighbours.
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
 * Callers that each limit remembers. One takes a kilobyte, and whoever has an IPv6 /32 can call from as many /48
 * networks as an IPv4 /16 has hosts: without a bound they would fill the memory.
 */
const remembered = 10_000;

/**
 * Rate-limit windows in the memory of this process, of at most `most` callers: for one more, the caller whose last call
 * is the oldest is forgotten.
 */
function makeWindows(limit: Limit, most: number): Limiter {
  const limiter = new RateLimiterMemory(limit);
  /** In the order of their last calls, the latest at the end. */
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

/** Rate limits counted in the memory of this process, so that a flood costs no database writes. */
export const makeRateLimits = (settings: Settings, most = remembered): RateLimits =>
  countBy((_name, limit) => makeWindows(limit, most), settings);

export const noRateLimits: RateLimits = { consume: async () => 0 };
