// Plain JavaScript, because the cache has to be on before Node reads its first TypeScript: what is found there need not
// be stripped of its types again, and the tool for that, 20 MB, is not loaded.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';

const folder = path.join(import.meta.dirname, '../node_modules/.cache/node-compile');
const warming = 'WARMING_COMPILE_CACHE';

// The first start after an installation has another process load everything once, which takes what that costs with it.
export const isWarming = process.env[warming] === '1';
if (!existsSync(folder) && !isWarming)
  spawnSync(process.execPath, process.argv.slice(1), { env: { ...process.env, [warming]: '1' } });

// Where the folder cannot be written there is no cache, and all works as it does without.
enableCompileCache(folder);
// The young generation would grow to 16 MB and never be given back; what an answer needs is small and short-lived.
v8.setFlagsFromString('--max-semi-space-size=2');
