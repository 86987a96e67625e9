import { generateCookie, getCookie } from 'hono/cookie';
import type { ApiContext } from '../http/handler.ts';
import { base64UrlOf } from '../http/ids.ts';
import type { Settings } from '../../common/settings.ts';
import type { ResetToken } from '../../store/passwordResets.ts';
import type { Dependencies } from '../dependencies.ts';

/** With its prefix `__Host-reset`, which a browser accepts only from this host itself, not from a subdomain. */
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

/** The header that stores the reset token in the browser, for this host only and out of reach of scripts. */
export const resetTokenCookie = (token: string, settings: Settings) =>
  cookieOf(token, settings.resetTokenLifetime);

/** The header that deletes the cookie. */
export const clearedResetTokenCookie = cookieOf('', 0);

export const resetTokenFrom = (c: ApiContext): string | undefined => getCookie(c, name, prefix);

/** Makes a reset token: 256 random bits for the browser, and the row with their hash for the store. */
export function makeResetToken(
  { random, secrets, clock }: Pick<Dependencies, 'random' | 'secrets' | 'clock'>,
  settings: Settings,
  email: string,
): { token: string; resetToken: ResetToken } {
  const token = base64UrlOf(random.bytes(32));
  const expiresAt = clock.now() + settings.resetTokenLifetime;
  return { token, resetToken: { tokenHash: secrets.digest(token), email, expiresAt } };
}
