import { generateCookie, getCookie } from 'hono/cookie';
import type { ApiContext } from '../http/handler.ts';
import { base64UrlOf } from '../http/ids.ts';
import type { Settings } from '../../settings.ts';
import type { ResetToken } from '../../store/passwordResets.ts';
import type { Dependencies } from '../../dependencies.ts';

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

/** A header that gives the browser its reset token. */
export const resetTokenCookie = (token: string, settings: Settings) =>
  cookieOf(token, settings.resetTokenLifetime);

/** A header that takes it back. */
export const clearedResetTokenCookie = cookieOf('', 0);

export const resetTokenFrom = (c: ApiContext): string | undefined => getCookie(c, name, prefix);

/** A new reset token as it is kept, and the 256 random bits its browser gets instead. */
export function makeResetToken(
  { random, secrets, clock }: Pick<Dependencies, 'random' | 'secrets' | 'clock'>,
  settings: Settings,
  email: string,
): { token: string; resetToken: ResetToken } {
  const token = base64UrlOf(random.bytes(32));
  const expiresAt = clock.now() + settings.resetTokenLifetime;
  return { token, resetToken: { tokenHash: secrets.digest(token), email, expiresAt } };
}
