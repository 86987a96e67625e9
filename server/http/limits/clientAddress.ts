import { isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Logger } from '../../common/interfaces.ts';

/** Characters of the longest way to write an address with brackets, zone and port. */
const longestEntry = 80;
/** Characters read from the end of the header: our own proxies wrote nothing of what precedes them. */
const longestHeader = 2048;

const bracketed = /^\[([^[\]]+)\](?::\d{1,5})?$/;
const withPort = /^(\d[\d.]{6,14}):\d{1,5}$/;

/** The address in an entry of X-Forwarded-For, which some proxies write with quotes, brackets or a port. */
function addressOfEntry(text: string): string | undefined {
  if (text.length > longestEntry) return undefined;
  const bare = text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
  const address = (bracketed.exec(bare) ?? withPort.exec(bare))?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The key by which a caller is counted: an IPv4 address itself, and the /64 of an IPv6 address, because one Internet
 * connection is given a whole /64.
 */
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

const mismatches = {
  unexpected: 'a proxy forwards requests but TRUST_PROXY is 0: all visitors behind it count as one caller',
  missing: 'X-Forwarded-For has fewer entries than the number of proxies in TRUST_PROXY',
  unreadable: 'the entry of X-Forwarded-For that TRUST_PROXY selects is not an IP address',
};

/**
 * Returns a function that gives the address block by which a caller is counted. X-Forwarded-For is believed only as far
 * as our own proxies wrote it: with `trustProxy` 1 the last entry, with 2 the one before it. If that entry is missing
 * or holds no address, the address of the socket is used. Headers that contradict TRUST_PROXY are logged once per kind
 * only, because anybody can send them.
 */
export function makeClientAddressOf(
  trustProxy: number,
  log: Pick<Logger, 'warn'>,
): (incoming: IncomingMessage) => string {
  const logged = new Set<keyof typeof mismatches>();
  function logOnce(mismatch: keyof typeof mismatches): undefined {
    if (!logged.has(mismatch)) log.warn('proxyMismatch', { mismatch, meaning: mismatches[mismatch] });
    logged.add(mismatch);
  }

  function forwardedAddressOf({ headers }: IncomingMessage): string | undefined {
    const header = [headers['x-forwarded-for'] ?? []].flat().join(',');
    if (trustProxy === 0) {
      const isForwarded = header !== '' || 'forwarded' in headers || 'x-real-ip' in headers;
      return isForwarded ? logOnce('unexpected') : undefined;
    }
    const entry = header.slice(-longestHeader).split(',').at(-trustProxy)?.trim();
    if (!entry) return logOnce('missing');
    return addressOfEntry(entry) ?? logOnce('unreadable');
  }

  return (incoming) =>
    addressBlockOf(forwardedAddressOf(incoming) ?? incoming.socket.remoteAddress ?? 'unknown');
}
