import { once } from 'node:events';
import path from 'node:path';
import { calls } from '../../../../contract/calls.ts';
import { spawnProgram } from '../../process.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

const root = path.join(import.meta.dirname, '../../../..');
const callCount = Object.keys(calls).length;

async function run({ check, defer, rounds = 1000 }: Context): Promise<void> {
  const jest = spawnProgram(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '--testPathPatterns', 'server/api/fuzz']
      // The time-outs of the properties depend on FUZZ_RUNS.
      .concat('-w', '2', '--rootDir', root),
    { ...process.env, FUZZ_RUNS: String(rounds) },
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
  check(
    `${rounds * callCount} generated requests and walks: every property holds`,
    `${tests} exit code ${code}`,
    code === 0,
  );
}

/** The properties of server/api/fuzz with more cases: `--rounds` for each call. */
export const fuzz: Scenario = { limit: 900, engines: oneEngine, run };
