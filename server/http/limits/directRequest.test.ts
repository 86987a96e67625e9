import type { IncomingMessage } from 'node:http';
import { isDirect } from './directRequest.ts';

type Changes = { peer?: string; url?: string; httpVersion?: string; headers?: Record<string, string> };
const request = ({ peer = '127.0.0.1', url = '/outbox', httpVersion = '1.1', headers }: Changes = {}) =>
  ({
    socket: { remoteAddress: peer },
    url,
    httpVersion,
    headers: { host: 'localhost:8080', accept: '*/*', 'user-agent': 'curl', ...headers },
  }) as unknown as IncomingMessage;

test.each<Changes>([
  {},
  { peer: '::1', headers: { host: '[::1]:8080' } },
  { peer: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:8080', cookie: 'a=b' } },
  { headers: { 'sec-fetch-mode': 'navigate', 'upgrade-insecure-requests': '1', dnt: '1' } },
])('a request of a browser on this computer is direct: %j', (changes) => {
  expect(isDirect(request(changes))).toBe(true);
});

test.each<Changes>([
  { peer: '192.0.2.1' },
  { peer: '' },
  { headers: { host: 'rebound.example' } },
  { headers: { host: 'localhost.rebound.example' } },
  { headers: { host: 'localhost:8080/@rebound.example' } },
  { headers: { host: '' } },
  { headers: { host: '[' } },
  { url: 'http://localhost/outbox' },
  { httpVersion: '1.0' },
])('a request of a stranger, with a foreign host name or through a proxy is not direct: %j', (changes) => {
  expect(isDirect(request(changes))).toBe(false);
});

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'true-client-ip',
  'client-ip',
  'front-end-https',
  'max-forwards',
  'proxy-connection',
  'akamai-origin-hop',
  'ngrok-auth-user-id',
  'cf-connecting-ip',
  'fastly-client-ip',
  'cdn-loop',
  'tailscale-user-login',
])('a request with %s came through a proxy', (name) => {
  expect(isDirect(request({ headers: { [name]: 'localhost' } }))).toBe(false);
});
