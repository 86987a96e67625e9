import type { Metrics, RateLimits } from '../common/interfaces.ts';
import type { Mailer } from '../email/email.ts';

/** Wraps rate limits so that every refusal is counted. */
export const countedRateLimits = (rateLimits: RateLimits, metrics: Metrics): RateLimits => ({
  ...rateLimits,
  async consume(limit, ...rest) {
    const wait = await rateLimits.consume(limit, ...rest);
    if (wait > 0) metrics.rateLimitRefused(limit);
    return wait;
  },
});

/** Wraps a mailer so that the outcome of every email is counted. */
export const countedMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  async send(email, sending) {
    try {
      const result = await mailer.send(email, sending);
      metrics.delivery(result.outcome);
      return result;
    } catch (error) {
      metrics.delivery('failed');
      throw error;
    }
  },
});
