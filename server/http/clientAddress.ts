import { BlockList, isIPv6, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const unmappedOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function isLoopback(host: string): boolean {
  const plain = unmappedOf(host.replace(/^\[|\]$/g, ''));
  if (plain === 'localhost') return true;
  if (SocketAddress.parse(isIPv6(plain) ? `[${plain}]:1` : `${plain}:1`) === undefined) return false;
  return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** One household is one caller: IPv6 is counted by its /64, which is what a single line is given. */
function addressBlockOf(address: string): string {
  const plain = unmappedOf(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/**
 * Who calls, for counting. X-Forwarded-For is believed only as far as our own proxies wrote it: with `trustProxy` 1
 * the last entry, with 2 the one before.
 */
export function clientAddressOf(incoming: IncomingMessage, trustProxy: number): string {
  const socket = incoming.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return addressBlockOf(socket);
  const header = incoming.headers['x-forwarded-for'];
  const list = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim());
  return addressBlockOf(list.at(-trustProxy) || socket);
}
