import type { IncomingMessage } from 'node:http';
import { clientAddressOf, isLoopback } from './clientAddress.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('a header anybody can write is not believed', () => {
  expect(clientAddressOf(from('192.0.2.1', '203.0.113.9'), 0)).toBe('192.0.2.1');
});

test('behind our own proxies the caller is the one they saw', () => {
  expect(clientAddressOf(from('127.0.0.1', '198.51.100.1, 203.0.113.9'), 1)).toBe('203.0.113.9');
  expect(clientAddressOf(from('127.0.0.1', '198.51.100.1, 203.0.113.9'), 2)).toBe('198.51.100.1');
  expect(clientAddressOf(from('127.0.0.1'), 1)).toBe('127.0.0.1');
});

test('one line of IPv6 is one caller', () => {
  expect(clientAddressOf(from('2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddressOf(from('2001:db8:1:2::9'), 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddressOf(from('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1');
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['192.168.1.4', false],
  ['localhost.example.org', false],
])('%s is this computer: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
