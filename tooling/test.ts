import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build/build.ts';
import { chromiumPath, journeyBrowsers } from './machine/chromium.ts';
import { checkAlerts, hasPromtool } from './checks/alerts.ts';
import { checkHtml, hasJava } from './checks/html.ts';
import { exitCodeOf } from './machine/exitCodeOf.ts';
import { toolScript } from './machine/toolScript.ts';
import { fastSettings, findPostgres, startPostgres } from './machine/postgres.ts';

const bin = path.join(import.meta.dirname, '../node_modules/.bin');

// Programs that the tools start must find the Node that the lock file pins, whichever version the machine has.
const pathWithTools = [bin, process.env['PATH']].join(path.delimiter);

const seconds = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Child processes that are running at this moment. */
const running = new Set<ChildProcess>();

/** Starts a tool by its name for toolScript, or a script of this repository, where `tool` is `node`. */
function start(
  tool: string,
  args: string[],
  stdio: 'inherit' | 'pipe',
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  const child = spawn(process.execPath, tool === 'node' ? args : [toolScript(tool), ...args], {
    stdio,
    env: { ...process.env, PATH: pathWithTools, ...environment },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

// A signal ends the running tools and so lets their step fail: what was started for it, such as PostgreSQL, is then stopped
// and removed as after any failure.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    if (running.size === 0) process.exit(1);
    // On Ctrl+C the terminal itself sends SIGINT to every tool, and some take a second one for an order to exit at once.
    if (signal === 'SIGTERM') for (const child of running) child.kill(signal);
  });

const report = (title: string, passed: boolean, startedAt: number) =>
  console.log(`── ${title}: ${passed ? 'passed' : 'FAILED'} in ${seconds(startedAt)}`);

/** Runs one tool of node_modules to its end. Returns whether it passed. */
async function run(title: string, tool: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  console.log(`\n── ${title}`);
  const startedAt = performance.now();
  const passed = (await exitCodeOf(start(tool, args, 'inherit', environment))) === 0;
  report(title, passed, startedAt);
  return passed;
}

/** Like `run`, for tools that run side by side: its output is printed in one piece when it has ended. */
async function runBeside(title: string, tool: string, args: string[]) {
  const startedAt = performance.now();
  const child = start(tool, args, 'pipe');
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => printed.push(piece));
  const passed = (await exitCodeOf(child)) === 0;
  console.log(`\n── ${title}`);
  process.stdout.write(Buffer.concat(printed));
  report(title, passed, startedAt);
  return passed;
}

const sideBySide = async (...steps: Promise<boolean>[]) => (await Promise.all(steps)).every(Boolean);

/** The server's tests that use the database; the others would give the same result on PostgreSQL. */
const databaseTests = [
  'server/(email|store)/',
  'server/api/(accounts|applications|codes|fuzz|passwordReset)/',
  'server/http/limits/',
  String.raw`\.postgres\.test`,
];

/** Runs the server's tests of the database again on PostgreSQL, which a larger installation would use. */
async function testOnPostgres(): Promise<boolean> {
  const programs = findPostgres();
  if (programs === null) {
    console.log('\n── PostgreSQL is not installed here: the server was tested on SQLite only.');
    return true;
  }
  console.log(
    "\n── PostgreSQL is installed here: the server's database tests run again on a temporary PostgreSQL server.",
  );
  const postgres = await startPostgres(programs, fastSettings);
  try {
    const args = ['--selectProjects', 'server', '--testPathPatterns', ...databaseTests];
    return await run('Server tests on PostgreSQL', 'jest', args, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Runs a check that needs a program which a machine may lack; there it counts as passed. */
async function runIfInstalled(
  title: string,
  program: string,
  isInstalled: () => boolean,
  check: () => Promise<boolean>,
) {
  if (!isInstalled()) {
    console.log(`\n── ${title}: left out, because ${program} is not installed here`);
    return true;
  }
  const startedAt = performance.now();
  const passed = await check();
  report(title, passed, startedAt);
  return passed;
}

/**
 * `npm test`: everything that CI runs, cheapest first; stops at the first step that fails. With `--no-install` it does not
 * download or install a browser.
 */
async function testAll(): Promise<boolean> {
  const options = parseArgs({ options: { 'no-install': { type: 'boolean' } } });
  // First, so that a missing browser is reported at once and not after all other steps.
  const browser = chromiumPath(!options.values['no-install'], journeyBrowsers);
  const steps = [
    () =>
      sideBySide(
        // One checker: with more of them than free cores each would only read the same types again.
        runBeside('Types', 'typescript#tsc', ['-b', '--checkers', '1']),
        runBeside('Every file belongs to a TypeScript project', 'node', ['tooling/checks/projects.ts']),
        runBeside('Imports follow the order of the layers', 'node', ['tooling/checks/imports.ts']),
      ),
    () =>
      sideBySide(
        runBeside('Lint', 'oxlint', ['--deny-warnings']),
        runBeside('Format', 'prettier', ['--check', '.', '--log-level', 'warn']),
        runBeside('Schema of traces', 'node', ['tooling/checks/traceSchema.ts']),
      ),
    async () => {
      await buildSite({ ifStale: true });
      return true;
    },
    () => run('Size budgets of the built files', 'node', ['tooling/checks/budgets/pages.ts']),
    // After the build, because the build generates drawings that the site imports.
    () =>
      sideBySide(
        runBeside('First-load cost of one more route', 'node', ['tooling/checks/budgets/growth.ts']),
        runBeside('Unused files, exports and dependencies', 'knip', []),
        runIfInstalled("HTML by the W3C's checker", 'Java', hasJava, checkHtml),
        runIfInstalled('Alert rules', 'promtool', hasPromtool, checkAlerts),
      ),
    () => run('Unit and integration tests', 'jest', []),
    testOnPostgres,
    () =>
      run('Journeys in a real browser', '@playwright/test#playwright', ['test'], { CHROMIUM_PATH: browser }),
  ];
  for (const step of steps) if (!(await step())) return false;
  return true;
}

const startedAt = performance.now();
try {
  process.exitCode = (await testAll()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
console.log(`\n${process.exitCode === 0 ? 'Everything passed' : 'Stopped'} after ${seconds(startedAt)}.`);
