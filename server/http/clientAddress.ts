import { BlockList, isIPv6, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const unmappedOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function isLoopback(host: string): boolean {
  const unmapped = unmappedOf(host.replace(/^\[|\]$/g, ''));
  if (unmapped === 'localhost') return true;
  if (SocketAddress.parse(isIPv6(unmapped) ? `[${unmapped}]:1` : `${unmapped}:1`) === undefined) return false;
  return loopback.check(unmapped, isIPv6(unmapped) ? 'ipv6' : 'ipv4');
}

/** IPv6 is counted by its /64, which is what one connection is given: all addresses in it are one caller. */
function addressBlockOf(address: string): string {
  const unmapped = unmappedOf(address);
  if (!isIPv6(unmapped)) return unmapped;
  const [head = '', tail = ''] = unmapped.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = unmapped.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
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
