import { jwtDecode } from 'jwt-decode';

/** What the site reads from an access token: the account's email address, and the expiry in seconds since 1970. */
export type Claims = { email: string; expiresAt: number | null };

/**
 * Decodes the claims without checking them.
 *
 * @throws an error whose message starts with ‘Invalid token specified’ for anything that is not a token
 */
export function decodeToken(token: string): Record<string, unknown> {
  // The library reads the second part only and ignores the others. For an empty text it throws.
  return jwtDecode(/^[^.]*\.[^.]*\.[^.]*$/.test(token) ? token : '');
}

/**
 * The claims of a valid token. Null for no token and for one that cannot be decoded, is expired, or names no account:
 * forms that fill in the account's address could not be sent (specification SES). A token without `exp` never expires
 * (specification D9).
 */
export function claimsOf(token: string | null, now = Date.now()): Claims | null {
  if (token === null) return null;
  try {
    const { email, exp } = decodeToken(token);
    if (typeof email !== 'string' || email === '') return null;
    if (exp !== undefined && typeof exp !== 'number') return null;
    const claims = { email, expiresAt: exp ?? null };
    return isOver(claims, now) ? null : claims;
  } catch {
    return null;
  }
}

/** Whether claims that were valid when their token arrived have expired at `now`. */
export const isOver = ({ expiresAt }: Claims, now = Date.now()): boolean =>
  expiresAt !== null && expiresAt < now / 1000;
