import { makeBoundedCache } from '../../common/boundedCache.ts';
import type { Secrets } from '../../common/interfaces.ts';
import { base64UrlOf } from './ids.ts';

/**
 * Characters, 60 bits: enough to tell callers apart in a log. Without the server's secret nobody can find the address.
 */
const length = 10;

/** Pseudonyms in the cache, because a caller seldom calls only once. */
const remembered = 1000;

/** Makes the pseudonym of a caller's address block for the log; it stays the same as long as the secret does. */
export function makeCallerPseudonyms(secrets: Secrets): (address: string) => string {
  const known = makeBoundedCache<string>(remembered);
  return (address) =>
    known.get(address) ??
    known.keep(address, base64UrlOf(secrets.mac('label', `caller ${address}`)).slice(0, length));
}
