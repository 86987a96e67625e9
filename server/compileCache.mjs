// Plain JavaScript, because the cache has to be on before Node reads its first TypeScript: what is found there need not
// be stripped of its types again, and the tool for that, 20 MB, is not loaded.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';

const folder = path.join(import.meta.dirname, '../node_modules/.cache/node-compile');
const warm = '--warm-compile-cache';
/** Milliseconds the first start waits for that process, which needs a few seconds: without a cache all works as well. */
const warmingTime = 30_000;

/** This process loads everything once and ends, so that the next finds it in the cache. */
export const isWarming = process.argv.includes(warm);

// Where the folder cannot be made there is no cache, and all works as it does without.
const isNew = !existsSync(folder);
enableCompileCache(folder);
// The first start after an installation has another process fill it, which takes with it what that costs.
if (isNew && existsSync(folder) && !isWarming)
  spawnSync(process.execPath, [...process.argv.slice(1), warm], {
    timeout: warmingTime,
    killSignal: 'SIGKILL',
  });

// The young generation would grow to 16 MB and never be given back; what an answer needs is small and short-lived.
v8.setFlagsFromString('--max-semi-space-size=2');
