/** A part of a token: JSON in base64url. */
export const tokenPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A token in the server's format, for one account and valid for an hour unless `claims` differ; `exp` is in seconds.
 */
export const makeToken = (claims: Record<string, unknown> = {}): string =>
  [
    tokenPart({ alg: 'HS256' }),
    tokenPart({ email: 'asha@mail.example', exp: Date.now() / 1000 + 3600, ...claims }),
    'signature',
  ].join('.');
