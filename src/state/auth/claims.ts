import { jwtDecode } from 'jwt-decode';

/** What the site reads from an access token: the account's address and the end of the session in seconds. */
export type Claims = { email: string; expiresAt: number | null };

/** Decodes without judging. Throws an error that starts with ‘Invalid token specified’ for anything that is no token. */
export function decodeToken(token: string): Record<string, unknown> {
  // The library looks at the second part alone; without one it throws.
  return jwtDecode(/^[^.]*\.[^.]*\.[^.]*$/.test(token) ? token : '');
}

/**
 * The claims of a token that still counts; null for no token, an undecodable one, an expired one or one that names no
 * account, because forms that fill in the account's address could not be sent (specification SES). A token without `exp`
 * counts as not expired (specification D9).
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

/** Whether a session whose token counted when it arrived is over by now. */
export const isOver = ({ expiresAt }: Claims, now = Date.now()): boolean =>
  expiresAt !== null && expiresAt < now / 1000;
