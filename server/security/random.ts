import { randomFillSync } from 'node:crypto';
import type { Random } from '../dependencies.ts';

/** Bytes asked of the system at once: each asking takes longer than what a call does with them. */
const poolSize = 4096;
const pool = new Uint8Array(poolSize);
let used = poolSize;

/** What was handed out is wiped, so that no later fault can tell of it. */
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
