import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Hasher } from '../server/common/interfaces.ts';
import { hasherOver } from '../server/security/passwordHasher.ts';

/** For tests: a hasher in Node's thread pool, which needs no workers, at a cost that protects nothing. */
export const makeTestHasher = (): Hasher =>
  hasherOver(async (parameters) => promisify(argon2)('argon2id', parameters), { memory: 8, passes: 1 });
