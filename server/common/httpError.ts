import { limits, retryAdvice, serverMessages, waitMessageOf } from '../../contract/serverMessages.ts';
import type { Limit, RetryAdvice } from '../../contract/serverMessages.ts';

type HttpErrorDetails = {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** Seconds after which the same call may be made again. */
  retryAfter?: number;
  /** How many more codes may be tried before even the right one is refused. */
  attemptsLeft?: number;
  /** The error behind this one, which is logged instead of the message. */
  cause?: unknown;
};

/**
 * A refusal whose message is fit to be shown to a visitor. It has no stack trace: a refusal is no fault of the program, and
 * in a flood of logins an eighth of the server's time went into traces.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly details: HttpErrorDetails;

  constructor(status: number, message: string, details: HttpErrorDetails = {}) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, { cause: details.cause });
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
  }
}

/** Seconds after which a caller that found the server busy may try again. */
export const busyRetryAfter = 2;

export const busy = (cause?: unknown): HttpError =>
  new HttpError(503, serverMessages.busy, { retryAfter: busyRetryAfter, cause });

/**
 * One message for every reason: no token, an unreadable or expired one, a deleted account. If the call had a token, the
 * header also says that it is invalid (RFC 6750), so that the caller forgets it.
 */
export const logInNeeded = (hasToken: boolean): HttpError =>
  new HttpError(401, serverMessages.logInNeeded, {
    headers: { 'WWW-Authenticate': hasToken ? 'Bearer error="invalid_token"' : 'Bearer' },
  });

/** The client went away, or the listener closed a stalled connection. There is seldom anybody left to read this. */
export const brokenOff = (): HttpError => new HttpError(400, serverMessages.brokenOff);

/** A limit was reached. The message says how long to wait, and what to do then. */
export function tooMany(
  waitSeconds: number,
  limit: Limit = limits.requests,
  advice: RetryAdvice = retryAdvice.tryAgain,
  details: Pick<HttpErrorDetails, 'attemptsLeft'> = {},
): HttpError {
  const retryAfter = Math.max(1, Math.ceil(waitSeconds));
  return new HttpError(429, waitMessageOf(limit, retryAfter, advice), { ...details, retryAfter });
}
