import { profileFields } from '../../../contract/accounts.ts';
import type { Secrets } from '../../dependencies.ts';
import type { Account } from '../../store/accounts.ts';

/** Of a digest in hexadecimal: 128 bits. */
const length = 32;

/**
 * Names what is stored of a profile. From the answers and not from the time of the last change: of two in one millisecond
 * both would have the same, and a new password is no change of the profile. The id of the account is in it, which only
 * its owner's token tells, so that no tag tells anybody else whether a guess of somebody's answers is right.
 */
export function profileTagOf({ digest }: Pick<Secrets, 'digest'>, account: Account): string {
  const stored = [account.id, ...profileFields.map(({ name }) => account[name])];
  return `"${digest(JSON.stringify(stored)).slice(0, length)}"`;
}

/** Between quotation marks; what follows a hyphen was added on the way. */
const opaqueTags = /"([^"-]*)(?:-[^"]*)?"/g;

/**
 * Whether an If-Match names this tag, or anything there is. A proxy that compresses marks the tags of answers as weak
 * (`W/"…"`, nginx) or appends the name of a coding (`"…-gzip"`, Apache and Caddy): taken at its word, no save would ever
 * pass behind one. It is the same profile all the same.
 */
export const namesTag = (asked: string, tag: string): boolean =>
  asked.trim() === '*' || [...asked.matchAll(opaqueTags)].some(([, opaque]) => `"${opaque}"` === tag);
