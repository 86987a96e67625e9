import { parseAccept } from 'hono/utils/accept';
import { makeBoundedCache } from '../boundedCache.ts';

/** Spellings of Accept-Encoding that are remembered; there are about ten in the world. */
const remembered = 100;
/** Characters of the longest that is remembered. Nobody's browser sends more; whoever does would fill the memory. */
const longest = 128;
/** Characters that are read. A header may have 16,000, and to read that many takes twenty times as long as to answer. */
const mostRead = 1024;

/** Whole entries only: the beginning of `br;q=0` would accept what it refuses. */
const beginningOf = (header: string): string =>
  header.length <= mostRead ? header : header.slice(0, Math.max(0, header.lastIndexOf(',', mostRead)));

/** Whether an encoding is accepted, however it is weighed: the bytes mean the same. `*` stands for those not named. */
export function makeAcceptance(parse = parseAccept): (header: string) => (name: string) => boolean {
  const known = makeBoundedCache<(name: string) => boolean>(remembered);
  return (header) => {
    const found = known.get(header);
    if (found) return found;
    const weights = new Map(parse(beginningOf(header)).map(({ type, q }) => [type.toLowerCase(), q]));
    const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
    return header.length <= longest ? known.keep(header, accepts) : accepts;
  };
}
