import { parseAccept } from 'hono/utils/accept';

/** Spellings of Accept-Encoding that are remembered; there are about ten in the world. */
const remembered = 100;
/** Characters of the longest that is remembered. Nobody's browser sends more; whoever does would fill the memory. */
const longest = 128;

/** Whether an encoding is accepted, however it is weighed: the bytes mean the same. `*` stands for those not named. */
export function makeAcceptance(parse = parseAccept): (header: string) => (name: string) => boolean {
  const known = new Map<string, (name: string) => boolean>();

  function remember(header: string, accepts: (name: string) => boolean): void {
    const [oldest] = known.size < remembered ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(header, accepts);
  }

  return (header) => {
    const found = known.get(header);
    if (found) return found;
    const weights = new Map(parse(header).map(({ type, q }) => [type.toLowerCase(), q]));
    const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
    if (header.length <= longest) remember(header, accepts);
    return accepts;
  };
}
