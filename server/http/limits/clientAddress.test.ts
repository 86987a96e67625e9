import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../common/isLoopback.ts';
import { makeClientAddressOf } from './clientAddress.ts';

let warnings: unknown[];
beforeEach(() => {
  warnings = [];
});

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;
const reader = (trustProxy: number) =>
  makeClientAddressOf(trustProxy, { warn: (_event, fields) => warnings.push(fields?.mismatch) });
const addressOf = (trustProxy: number, remoteAddress: string, forwarded?: string) =>
  reader(trustProxy)(from(remoteAddress, forwarded));

test('a header anybody can write is not believed, and an unexpected proxy is logged once', () => {
  const clientAddressOf = reader(0);
  expect(clientAddressOf(from('192.0.2.1'))).toBe('192.0.2.1');
  expect(warnings).toEqual([]);
  for (let count = 0; count < 3; count += 1)
    expect(clientAddressOf(from('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1');
  expect(warnings).toEqual(['unexpected']);
});

test.each(['forwarded', 'x-real-ip'])('an unexpected proxy that writes only %s is logged, too', (name) => {
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: { [name]: 'for=203.0.113.9' } };
  expect(reader(0)(incoming as unknown as IncomingMessage)).toBe('127.0.0.1');
  expect(warnings).toEqual(['unexpected']);
});

test('behind our own proxies the caller is the address that the outermost of them saw', () => {
  expect(addressOf(1, '127.0.0.1', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf(2, '127.0.0.1', '198.51.100.1, 203.0.113.9')).toBe('198.51.100.1');
  expect(addressOf(1, '127.0.0.1', `${'198.51.100.1, '.repeat(2000)}203.0.113.9`)).toBe('203.0.113.9');
  expect(warnings).toEqual([]);
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['"203.0.113.9"', '203.0.113.9'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['"[2001:DB8:1:2::9]:4711"', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:2::9', '2001:db8:1:2::/64'],
  ['"[2001:0db8:0001:0002:0003:0004:255.255.255.255]:65535"', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the proxy’s entry %s is counted as %s', (entry, expected) => {
  expect(addressOf(1, '127.0.0.1', `198.51.100.1, ${entry}`)).toBe(expected);
  expect(warnings).toEqual([]);
});

test.each([
  ['unknown', 1, 'unreadable'],
  ['203.0.113.9:', 1, 'unreadable'],
  ['203.0.113.999', 1, 'unreadable'],
  ['12345', 1, 'unreadable'],
  ['[::1', 1, 'unreadable'],
  ['x[2001:db8::9]', 1, 'unreadable'],
  ['[2001:db8::9]x', 1, 'unreadable'],
  ['x203.0.113.9:4711', 1, 'unreadable'],
  ['203.0.113.9:4711x', 1, 'unreadable'],
  ['"203.0.113.91', 1, 'unreadable'],
  ['1203.0.113.9"', 1, 'unreadable'],
  ['9'.repeat(100_000), 1, 'unreadable'],
  ['"'.repeat(70), 1, 'unreadable'],
  ['203.0.113.9', 2, 'missing'],
  ['203.0.113.9, ', 1, 'missing'],
  [undefined, 1, 'missing'],
])('with %s in the header the socket’s address counts, and that is logged', (header, trustProxy, kind) => {
  expect(addressOf(trustProxy, '192.0.2.7', header)).toBe('192.0.2.7');
  expect(warnings).toEqual([kind]);
});

test('the addresses of an IPv6 /64 are one caller', () => {
  expect(addressOf(0, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressOf(0, '2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(addressOf(0, '2001:0:0:4:5:6:7:8')).toBe('2001:0:0:4::/64');
  expect(addressOf(0, '::1')).toBe('0:0:0:0::/64');
  expect(addressOf(0, '::ffff:192.0.2.1')).toBe('192.0.2.1');
});

test('callers whose socket has no address any more are counted as one', () => {
  const gone = { socket: {}, headers: {} } as unknown as IncomingMessage;
  expect(reader(0)(gone)).toBe('unknown');
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['127.1', false],
  ['192.168.1.4', false],
  ['localhost.example.org', false],
])('%s is this computer: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
