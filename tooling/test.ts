import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isStale } from './build.ts';
import { chromiumPath } from './chromium.ts';

const bin = path.join(import.meta.dirname, '../node_modules/.bin');

/** Runs one tool of node_modules to its end. Returns whether it was content. */
function run(title: string, tool: string, words: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const begun = performance.now();
  const { status } = spawnSync(path.join(bin, tool), words, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** `npm test`: everything that CI runs, cheapest first; stops at the first step that fails. */
async function testAll(): Promise<boolean> {
  if (!run('Types', 'tsc', ['--noEmit'])) return false;
  if (!run('Lint and order of the rooms', 'oxlint', ['--deny-warnings'])) return false;
  if (!run('Format', 'prettier', ['--check', '.', '--log-level', 'warn'])) return false;
  if (await isStale()) await build();
  if (!run('Unit and integration tests', 'jest', [])) return false;
  return run('Journeys in a real browser', 'playwright', ['test'], { CHROMIUM_PATH: chromiumPath() });
}

try {
  process.exitCode = (await testAll()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
