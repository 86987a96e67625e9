import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { spawnProgram } from '../process.ts';
import { oneEngine } from '../scenario.ts';
import type { Context, Scenario } from '../scenario.ts';

const root = path.join(import.meta.dirname, '../../..');

async function run({ check, defer, rounds = 20_000 }: Context): Promise<void> {
  const args = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'server',
    '--testPathPatterns',
    'server/api/fuzz',
  ];
  const jest = spawnProgram(
    process.execPath,
    args.concat('-w', '1', '--config', path.join(root, 'jest.config.ts'), '--testTimeout', '500000'),
    {
      ...process.env,
      FUZZ_RUNS: String(rounds),
    },
  );
  defer(() => jest.kill('SIGKILL'));
  let output = '';
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  jest.stdout?.on('data', listen);
  jest.stderr?.on('data', listen);
  const [code] = (await once(jest, 'exit')) as [number | null];
  const tests = /^Tests:.*$/m.exec(output)?.[0] ?? output.slice(-200);
  const reads = /FUZZ_RUNS/.test(readFileSync(path.join(root, 'server/api/fuzz.test.ts'), 'utf8'));
  check('the test reads FUZZ_RUNS', String(reads), reads);
  check(`${rounds} generated requests: every promise kept`, `${tests} exit code ${code}`, code === 0);
}

/** The properties of server/api/fuzz.test.ts with many more cases. */
export const fuzz: Scenario = { limit: 600, engines: oneEngine, run };
