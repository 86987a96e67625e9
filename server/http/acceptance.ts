import { parseAccept } from 'hono/utils/accept';
import { makeBoundedCache } from '../common/boundedCache.ts';

/** Values of Accept-Encoding whose parsed form is remembered; about ten are in use. */
const remembered = 100;
/** Characters of the longest value that is remembered. No browser sends more, and long ones could fill the memory. */
const longest = 128;
/** Characters that are parsed. A header may have 16,000, and parsing those takes 20 times as long as the response. */
const mostRead = 1024;

/** The beginning of a long header, cut between entries: a part of `br;q=0` would accept what the whole refuses. */
const beginningOf = (header: string): string =>
  header.length <= mostRead ? header : header.slice(0, Math.max(0, header.lastIndexOf(',', mostRead)));

/**
 * Returns a function that parses an Accept-Encoding header into a test for the name of an encoding. Any weight above 0
 * accepts; which one is higher does not matter, since all encodings give the same content. `*` stands for encodings
 * that are not named.
 */
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
