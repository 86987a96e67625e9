import { isLoopback } from '../common/isLoopback.ts';

/** Milliseconds in which a relay must accept the connection: Linux repeats a lost first packet after 1, 3 and 7 s. */
const connectionTimeout = 10_000;
/** Milliseconds for its greeting, which some hold back against senders of spam: Postfix's postscreen for 6 s. */
const greetingTimeout = 10_000;

/**
 * nodemailer's options for the relay of `url` (`smtps://user:password@host`). A relay on another computer must use TLS.
 * A relay on this computer may offer no TLS, or TLS with a self-signed certificate, as Debian's Postfix does, because
 * nobody can be in between.
 */
export function relayOptionsOf(url: string) {
  const { hostname, protocol } = new URL(url);
  const isPlain = protocol === 'smtp:';
  const isHere = isLoopback(hostname);
  return {
    url,
    requireTLS: isPlain && !isHere,
    ...(isPlain && isHere && { tls: { rejectUnauthorized: false } }),
    connectionTimeout,
    greetingTimeout,
  };
}
