import { RateLimiterRes } from 'rate-limiter-flexible';
import { fromKeys } from '../../../contract/fromKeys.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import type { RateLimits } from '../../common/interfaces.ts';
import type { RateLimitName, Settings } from '../../common/settings.ts';
import { makeBoundedCache } from '../../common/boundedCache.ts';
import { BoundedRateLimiter, remembered } from './boundedRateLimiter.ts';
import { networkOf } from '../../common/networkOf.ts';

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
 * caller could use up the allowance of its neighbours. At most `most` such blocks are remembered.
 */
export function countBy(
  makeLimiter: (name: string, limit: Limit) => Limiter,
  { rateLimits, networkAllowance }: Settings,
  most = remembered,
): RateLimits {
  const limitersOf = (prefix: string, allowance: number) =>
    fromKeys(keysOf(rateLimits), (name) => {
      const { points, duration } = rateLimits[name];
      return makeLimiter(`${prefix}${name}`, { points: points * allowance, duration });
    });
  const single = limitersOf('', 1);
  const networks = limitersOf('network-', networkAllowance);
  /** Until when address blocks over their own limit are refused, in milliseconds of `performance.now()`. */
  const refusedUntil = makeBoundedCache<number>(most);

  async function consumeInNetwork(limit: RateLimitName, key: string, network: string): Promise<number> {
    const name = `${limit} ${key}`;
    const left = (refusedUntil.get(name) ?? 0) - performance.now();
    if (left > 0) return left / 1000;
    const wait = await waitOf(networks[limit], network);
    if (wait > 0) return wait;
    const own = await waitOf(single[limit], key);
    if (own > 0) refusedUntil.keep(name, performance.now() + own * 1000);
    return own;
  }

  return {
    consume(limit, key) {
      const network = networkOf(key);
      return network === undefined ? waitOf(single[limit], key) : consumeInNetwork(limit, key, network);
    },
  };
}

/** Rate limits counted in the memory of this process, so that a flood costs no database writes. */
export const makeRateLimits = (settings: Settings, most = remembered): RateLimits =>
  countBy((_name, limit) => new BoundedRateLimiter(limit, most), settings, most);

export const noRateLimits: RateLimits = { consume: async () => 0 };
