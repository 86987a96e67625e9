import type { Secrets } from '../../dependencies.ts';
import { base64UrlOf } from './ids.ts';

/** 60 bits: enough to tell callers apart in a log, and nobody finds the address without the server's secret. */
const length = 10;

/** Names that are remembered, because a caller seldom calls once. */
const remembered = 1000;

/** Stands for a caller's address block in the log; the same block has the same name as long as the secret lasts. */
export function makeCallerPseudonyms(secrets: Secrets): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const name = base64UrlOf(secrets.mac('label', `caller ${address}`)).slice(0, length);
    const [oldest] = known.size < remembered ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(address, name);
    return name;
  };
}
