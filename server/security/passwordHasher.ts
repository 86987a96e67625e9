// A default import, because an older Node exports no argon2: a named import would fail before main.ts can say which
// Node is needed.
import crypto from 'node:crypto';
import { composedPassword } from '../../contract/passwords/composedPassword.ts';
import type { Hasher } from '../common/interfaces.ts';
import { makeArgon2Threads } from './argon2Threads.ts';
import type { Derive } from './argon2Threads.ts';
import { defaultSettings } from '../common/settings.ts';

/** Memory in KiB. */
export type HashCost = { memory: number; passes: number };

/** The Argon2id setting with the least memory that OWASP recommends; about 35 ms on one core. */
const hashCost: HashCost = { memory: 19_456, passes: 2 };

const tagLength = 32;

/** A hasher with Argon2id. Each hash contains its own cost, so that the cost of new ones can be raised later. */
export function hasherOver(derive: Derive, { memory, passes }: HashCost): Hasher {
  return {
    async hash(password) {
      const nonce = crypto.randomBytes(16);
      const cost = { memory, passes, parallelism: 1, tagLength };
      const tag = Buffer.from(await derive({ message: composedPassword(password), nonce, ...cost }));
      const [salt, hash] = [nonce.toString('base64url'), tag.toString('base64url')];
      return `$argon2id$v=19$m=${memory},t=${passes},p=1$${salt}$${hash}`;
    },
    async verify(password, stored) {
      const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/.exec(stored);
      if (!match) return false;
      const [, m, t, salt = '', hash = ''] = match;
      const nonce = Buffer.from(salt, 'base64url');
      const cost = { memory: Number(m), passes: Number(t), parallelism: 1, tagLength };
      const tag = await derive({ message: composedPassword(password), nonce, ...cost });
      const wanted = Buffer.from(hash, 'base64url');
      return wanted.length === tag.length && crypto.timingSafeEqual(tag, wanted);
    },
  };
}

/** A hasher with its own worker threads, which `close` ends. */
export function makeHasher(cost: HashCost = hashCost): Hasher & { close(): Promise<void> } {
  const threads = makeArgon2Threads(defaultSettings.hashing.atOnce);
  return { ...hasherOver(threads.derive, cost), close: threads.close };
}
