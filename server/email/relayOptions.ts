import { isLoopback } from '../isLoopback.ts';

/** Milliseconds a relay has to be connected, and to greet. */
const patience = 10_000;

/** How nodemailer reaches the relay of `url` (`smtps://user:password@host`). Off this computer TLS is a must. */
export function relayOptionsOf(url: string) {
  const { hostname, protocol } = new URL(url);
  return {
    url,
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
  };
}
