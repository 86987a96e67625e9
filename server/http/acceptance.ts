import { parseAccept } from 'hono/utils/accept';
import { makeBoundedCache } from '../boundedCache.ts';

/** Spellings of Accept-Encoding that are remembered; there are about ten in the world. */
const remembered = 100;
/** Characters of the longest that is remembered. Nobody's browser sends more; whoever does would fill the memory. */
const longest = 128;

/** Whether an encoding is accepted, however it is weighed: the bytes mean the same. `*` stands for those not named. */
export function makeAcceptance(parse = parseAccept): (header: string) => (name: string) => boolean {
  const known = makeBoundedCache<(name: string) => boolean>(remembered);
  return (header) => {
    const found = known.get(header);
    if (found) return found;
    const weights = new Map(parse(header).map(({ type, q }) => [type.toLowerCase(), q]));
    const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
    return header.length <= longest ? known.keep(header, accepts) : accepts;
  };
}
