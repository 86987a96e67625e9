import { limits, retryAdvice, serverMessages, waitMessageOf } from '../contract/serverMessages.ts';
import type { Limit, RetryAdvice } from '../contract/serverMessages.ts';

type HttpErrorDetails = {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** Seconds after which the same call may be made again. */
  retryAfter?: number;
  /** How many more wrong codes are judged before nobody's is. */
  attemptsLeft?: number;
  /** What failed, for the log in the place of the message. */
  cause?: unknown;
};

/** A refusal whose message is fit to be shown to a visitor. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: HttpErrorDetails;

  constructor(status: number, message: string, details: HttpErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
  }
}

/** Seconds after which whoever found the server busy may try again. */
export const busyRetryAfter = 2;

export const busy = (cause?: unknown): HttpError =>
  new HttpError(503, serverMessages.busy, { retryAfter: busyRetryAfter, cause });

/**
 * One sentence for every reason: no token, an unreadable or an old one, an account that has gone. To a call that brought
 * a token the header says besides that it no longer counts (RFC 6750), so that the caller forgets it.
 */
export const logInNeeded = (hasToken: boolean): HttpError =>
  new HttpError(401, serverMessages.logInNeeded, {
    headers: { 'WWW-Authenticate': hasToken ? 'Bearer error="invalid_token"' : 'Bearer' },
  });

/** The caller went away, or the listener ended a connection that stood still. Seldom anybody is there to read it. */
export const brokenOff = (): HttpError => new HttpError(400, serverMessages.brokenOff);

/** A limit was reached: says in words how long to wait, and what to do then. */
export function tooMany(
  waitSeconds: number,
  limit: Limit = limits.requests,
  advice: RetryAdvice = retryAdvice.tryAgain,
  details: Pick<HttpErrorDetails, 'attemptsLeft'> = {},
): HttpError {
  const retryAfter = Math.max(1, Math.ceil(waitSeconds));
  return new HttpError(429, waitMessageOf(limit, retryAfter, advice), { ...details, retryAfter });
}
