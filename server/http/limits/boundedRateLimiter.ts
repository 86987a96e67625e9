import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Callers that each limit remembers. One takes a kilobyte, and whoever has an IPv6 /32 can call from as many /48
 * networks as an IPv4 /16 has hosts: without a bound they would fill the memory.
 */
export const remembered = 10_000;

/**
 * Rate-limit windows in the memory of this process, of at most `most` callers: for one more, the caller whose last call
 * is the oldest is forgotten.
 */
export class BoundedRateLimiter extends RateLimiterMemory {
  readonly #most: number;
  /** In the order of their last calls, the latest at the end. */
  readonly #callers = new Set<string>();

  constructor(limit: { points: number; duration: number }, most = remembered) {
    super(limit);
    this.#most = most;
  }

  override async consume(...call: Parameters<RateLimiterMemory['consume']>) {
    const caller = String(call[0]);
    this.#callers.delete(caller);
    this.#callers.add(caller);
    const [oldest] = this.#callers.size > this.#most ? this.#callers : [];
    if (oldest !== undefined) {
      this.#callers.delete(oldest);
      await this.delete(oldest);
    }
    return super.consume(...call);
  }
}
