import { generateCookie, getCookie } from 'hono/cookie';
import type { ApiContext } from '../http/http.ts';
import { base64UrlOf } from '../http/ids.ts';
import type { Policy } from '../settings.ts';
import type { Grant, Ports } from '../dependencies.ts';

/** With the prefix it is `__Host-reset`: a browser takes it from this host only, and no page of it can read it. */
const name = 'reset';
const prefix = 'host';

const cookieOf = (value: string, lifetime: number): { 'Set-Cookie': string } => ({
  'Set-Cookie': generateCookie(name, value, {
    prefix,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: lifetime / 1000,
  }),
});

/** A header that gives the browser its grant. */
export const grantCookieOf = (token: string, policy: Policy) => cookieOf(token, policy.grantLifetime);

/** A header that takes it back. */
export const spentGrantCookie = cookieOf('', 0);

export const grantTokenOf = (c: ApiContext): string | undefined => getCookie(c, name, prefix);

/** A new grant as it is kept, and the 256 random bits its browser gets instead. */
export function makeGrant(
  { random, secrets, clock }: Pick<Ports, 'random' | 'secrets' | 'clock'>,
  policy: Policy,
  email: string,
): { token: string; grant: Grant } {
  const token = base64UrlOf(random.bytes(32));
  const expiresAt = clock.now() + policy.grantLifetime;
  return { token, grant: { tokenHash: secrets.digest(token), email, expiresAt } };
}
