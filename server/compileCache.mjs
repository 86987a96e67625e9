// Plain JavaScript, because the cache must be enabled before Node loads the first TypeScript file. Node need not strip
// the types of a cached file again, and does not load its tool for that, which takes 20 MB.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../node_modules/.cache/node-compile');
const warm = '--warm-compile-cache';
/** Milliseconds for which the first start waits for the cache to be filled, which takes a few seconds. */
const warmingTime = 30_000;

/** Whether this process only loads everything once and ends, to fill the cache for the next. */
export const isWarming = process.argv.includes(warm);

// If the folder cannot be created, there is no cache, and everything works without one.
const isNew = !existsSync(folder);
enableCompileCache(folder);
// The first start after an installation lets another process fill the cache: the memory for that is freed with it.
if (isNew && existsSync(folder) && !isWarming)
  spawnSync(process.execPath, [...process.argv.slice(1), warm], {
    timeout: warmingTime,
    killSignal: 'SIGKILL',
  });
