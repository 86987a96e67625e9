/** A part of a token: JSON in base64url. */
export const tokenPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the server makes them, of an account and an hour long unless told otherwise; `exp` counts seconds. */
export const makeToken = (claims: Record<string, unknown> = {}): string =>
  [
    tokenPart({ alg: 'HS256' }),
    tokenPart({ email: 'asha@mail.example', exp: Date.now() / 1000 + 3600, ...claims }),
    'signature',
  ].join('.');
