import { isLoopback } from '../isLoopback.ts';

/** Milliseconds a relay has to be connected, and to greet. */
const patience = 10_000;

/**
 * How nodemailer reaches the relay of `url` (`smtps://user:password@host`). Off this computer TLS is a must. A relay on it may
 * offer TLS with a certificate that it made itself, as Debian's Postfix does: nobody stands between, and it may offer none.
 */
export function relayOptionsOf(url: string) {
  const { hostname, protocol } = new URL(url);
  const isPlain = protocol === 'smtp:';
  const isHere = isLoopback(hostname);
  return {
    url,
    requireTLS: isPlain && !isHere,
    ...(isPlain && isHere && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
  };
}
