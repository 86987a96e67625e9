import { isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Logger } from '../../dependencies.ts';

/** The longest way to write an address with brackets, zone and port. */
const longestEntry = 80;
/** Only the end of the header is read: what stands before it was written by others than our own proxies. */
const longestHeader = 2048;

const bracketed = /^\[([^[\]]+)\](?::\d{1,5})?$/;
const withPort = /^(\d[\d.]{6,14}):\d{1,5}$/;

/** The address of an entry of X-Forwarded-For, which some proxies write with quotes, brackets or a port. */
function addressOfEntry(text: string): string | undefined {
  if (text.length > longestEntry) return undefined;
  const bare = text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
  const address = (bracketed.exec(bare) ?? withPort.exec(bare))?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

/** IPv6 is counted by its /64, which is what one connection is given: all addresses in it are one caller. */
export function addressBlockOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%');
  const plain = new SocketAddress({ address: withoutZone, family: 'ipv6' }).address;
  const mapped = plain.startsWith('::ffff:') ? plain.slice('::ffff:'.length) : '';
  if (isIPv4(mapped)) return mapped;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

const block64 = '::/64';

/** The /48 round a /64, which is what one customer is often given; undefined for any other key. */
export const networkOf = (block: string): string | undefined =>
  block.endsWith(block64) ? `${block.split(':').slice(0, 3).join(':')}::/48` : undefined;

const mismatches = {
  unexpected: 'a proxy passes calls on and TRUST_PROXY is 0: everybody behind it is counted as one caller',
  missing: 'TRUST_PROXY is higher than the number of proxies that wrote X-Forwarded-For',
  unreadable: 'X-Forwarded-For holds no address where TRUST_PROXY expects one',
};

/**
 * Tells who calls, for counting. X-Forwarded-For is believed only as far as our own proxies wrote it: with
 * `trustProxy` 1 the last entry, with 2 the one before. Where there is none, or no address, the socket's own address
 * counts. What does not fit TRUST_PROXY is logged once a kind, because anybody can send such a header.
 */
export function makeClientAddressOf(
  trustProxy: number,
  log: Pick<Logger, 'warn'>,
): (incoming: IncomingMessage) => string {
  const told = new Set<keyof typeof mismatches>();
  function tell(mismatch: keyof typeof mismatches): undefined {
    if (!told.has(mismatch)) log.warn('proxyMismatch', { mismatch, meaning: mismatches[mismatch] });
    told.add(mismatch);
  }

  function forwardedAddressOf({ headers }: IncomingMessage): string | undefined {
    const header = [headers['x-forwarded-for'] ?? []].flat().join(',');
    if (trustProxy === 0) {
      const isForwarded = header !== '' || 'forwarded' in headers || 'x-real-ip' in headers;
      return isForwarded ? tell('unexpected') : undefined;
    }
    const entry = header.slice(-longestHeader).split(',').at(-trustProxy)?.trim();
    if (!entry) return tell('missing');
    return addressOfEntry(entry) ?? tell('unreadable');
  }

  return (incoming) =>
    addressBlockOf(forwardedAddressOf(incoming) ?? incoming.socket.remoteAddress ?? 'unknown');
}
