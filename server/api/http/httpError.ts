type HttpErrorDetails = { fields?: Record<string, string>; headers?: Record<string, string> };

/** A refusal whose message is fit to be shown to a visitor. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: HttpErrorDetails;

  constructor(status: number, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
  }
}

export const busy = (): HttpError =>
  new HttpError(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });

/**
 * One sentence for every reason: no token, an unreadable or an old one, an account that has gone. To a call that brought
 * a token the header says besides that it no longer counts (RFC 6750), so that the caller forgets it.
 */
export const logInNeeded = (hasToken: boolean): HttpError =>
  new HttpError(401, 'Please log in again to go on.', {
    headers: { 'WWW-Authenticate': hasToken ? 'Bearer error="invalid_token"' : 'Bearer' },
  });

/** The caller went away, or the listener ended a connection that stood still. Seldom anybody is there to read it. */
export const brokenOff = (): HttpError =>
  new HttpError(400, 'The request broke off before its end. Please try again.');

/** A limit was reached: says in words how long to wait. */
export function tooMany(waitSeconds: number, message = 'Too many requests.'): HttpError {
  const wait = Math.max(1, Math.ceil(waitSeconds));
  const minutes = Math.ceil(wait / 60);
  const hours = Math.ceil(wait / 3600);
  const words =
    wait === 1
      ? '1 second'
      : wait < 90
        ? `${wait} seconds`
        : minutes < 90
          ? `${minutes} minutes`
          : `${hours} hours`;
  return new HttpError(429, `${message} Please wait ${words} and try again.`, {
    headers: { 'Retry-After': String(wait) },
  });
}
