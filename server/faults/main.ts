import { parseArgs } from 'node:util';
import { startCluster } from './postgresCluster.ts';
import { runScenario } from './scenario.ts';
import type { Engine } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/**
 * Runs the scenarios of scenarios.ts against the server and checks that it kept its promises.
 * `node server/faults/main.ts [name…] [--rounds n] [--database sqlite|postgres|both]`; exit code 1 if anything failed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    database: { type: 'string', default: 'both' },
    help: { type: 'boolean', default: false },
  },
});
const names = Object.keys(scenarios);
const unknown = positionals.filter((name) => !names.includes(name));
const allEngines: readonly Engine[] = ['sqlite', 'postgres'];
/** None if `--database` is unknown. */
const engines = allEngines.filter((engine) => [engine, 'both'].includes(values.database));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);

if (unknown.length > 0) console.log(`There is no scenario ${unknown.join(', ')}.`);
if (values.help || unknown.length > 0 || engines.length === 0 || (rounds !== undefined && !(rounds > 0))) {
  console.log(
    `node server/faults/main.ts [name…] [--rounds n] [--database sqlite|postgres|both]\nNames: ${names.join(', ')}`,
  );
  process.exit(values.help ? 0 : 2);
}

// Exits on a signal, so that the exit listeners end what was started and an interrupted run leaves nothing behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
const cluster = engines.includes('postgres') ? await startCluster() : null;
const rows = [];
try {
  for (const name of chosen) {
    const scenario = scenarios[name];
    if (!scenario) continue;
    for (const engine of scenario.engines.filter((one) => engines.includes(one))) {
      if (engine === 'postgres' && !cluster) {
        rows.push({
          scenario: name,
          engine,
          wanted: 'PostgreSQL is installed',
          seen: 'not installed',
          ok: false,
        });
        continue;
      }
      rows.push(...(await runScenario(name, scenario, { engine, cluster, rounds })));
    }
  }
} finally {
  await cluster?.close();
}
console.table(rows.map(({ ok, ...row }) => ({ ...row, result: ok ? 'ok' : 'FAIL' })));
const failed = rows.filter(({ ok }) => !ok).length;
console.log(`${rows.length - failed} of ${rows.length} checks passed.`);
process.exit(failed === 0 ? 0 : 1);
