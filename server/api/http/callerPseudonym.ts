import { makeBoundedCache } from '../../boundedCache.ts';
import type { Secrets } from '../../dependencies.ts';
import { base64UrlOf } from './ids.ts';

/** 60 bits: enough to tell callers apart in a log, and nobody finds the address without the server's secret. */
const length = 10;

/** Names that are remembered, because a caller seldom calls once. */
const remembered = 1000;

/** Stands for a caller's address block in the log; the same block has the same name as long as the secret lasts. */
export function makeCallerPseudonyms(secrets: Secrets): (address: string) => string {
  const known = makeBoundedCache<string>(remembered);
  return (address) =>
    known.get(address) ??
    known.keep(address, base64UrlOf(secrets.mac('label', `caller ${address}`)).slice(0, length));
}
