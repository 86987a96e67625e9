import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../common/isLoopback.ts';

/** Headers that proxies, tunnels and CDNs add. Neither browsers nor curl send one that begins with `x-`. */
const proxyHeaders =
  /^(x-|cf-|fastly-|akamai-|ngrok-|tailscale-|forwarded|via$|true-client-ip$|client-ip$|cdn-loop$|max-forwards$|front-end-https$|proxy-)/;

const hostPattern = /^[\w.:[\]-]{1,80}$/;

/**
 * Whether a Host header names this computer, such as `localhost:8080`. A foreign name whose DNS entry points at this
 * computer would let a foreign page read the responses (DNS rebinding).
 */
function isLoopbackHost(host: string): boolean {
  if (!hostPattern.test(host)) return false;
  const url = `http://${host}/`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}

/**
 * Whether a request was made on this computer with nothing in between. Behind a proxy on the same host, every stranger
 * would seem to call from this computer. HTTP/1.0 is spoken by proxies only (nginx by default).
 */
export function isDirect({ socket, headers, url = '', httpVersion }: IncomingMessage): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopbackHost(headers.host ?? '') &&
    url.startsWith('/') &&
    httpVersion === '1.1' &&
    !Object.keys(headers).some((name) => proxyHeaders.test(name))
  );
}
