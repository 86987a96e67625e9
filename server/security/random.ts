import { randomFillSync } from 'node:crypto';
import type { Random } from '../common/interfaces.ts';

/** Bytes requested from the system at once, because a request takes longer than what a call does with its bytes. */
const poolSize = 4096;
const pool = new Uint8Array(poolSize);
let used = poolSize;

/** Random bytes from a pool. Bytes that were handed out are wiped from it, so that no later fault can disclose them. */
export const random: Random = {
  bytes(length) {
    if (length > poolSize) return randomFillSync(new Uint8Array(length));
    if (used + length > poolSize) {
      randomFillSync(pool);
      used = 0;
    }
    const bytes = pool.slice(used, used + length);
    pool.fill(0, used, used + length);
    used += length;
    return bytes;
  },
};
