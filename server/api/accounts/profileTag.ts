import { profileFields } from '../../../contract/accounts.ts';
import type { Secrets } from '../../common/interfaces.ts';
import type { Account } from '../../store/accounts.ts';

/** Hexadecimal digits of the digest that are used: 128 bits. */
const length = 32;

/**
 * The ETag of a profile. It is derived from the answers and not from `updated_at`: two changes in one millisecond would
 * have the same, and a new password is no change of the profile. The account's id, which only its owner's token
 * contains, goes into the digest, so that nobody can test a guess of somebody's answers against a tag.
 */
export function profileTagOf({ digest }: Pick<Secrets, 'digest'>, account: Account): string {
  const stored = [account.id, ...profileFields.map(({ name }) => account[name])];
  return `"${digest(JSON.stringify(stored)).slice(0, length)}"`;
}

/** The tags of an If-Match, without quotation marks and without a suffix after a hyphen, which a proxy has added. */
const opaqueTags = /"([^"-]*)(?:-[^"]*)?"/g;

/**
 * Whether an If-Match header names this tag or is `*`. Accepts weak tags and tags with a suffix: a proxy that
 * compresses marks the tags of answers as weak (`W/"…"`, nginx) or appends the name of a coding (`"…-gzip"`, Apache and
 * Caddy), and behind such a proxy a strict comparison would refuse every save.
 */
export const namesTag = (ifMatch: string, tag: string): boolean =>
  ifMatch.trim() === '*' || [...ifMatch.matchAll(opaqueTags)].some(([, opaque]) => `"${opaque}"` === tag);
