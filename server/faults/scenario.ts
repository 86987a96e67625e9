import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './postgresCluster.ts';
import { spawnServer } from './process.ts';
import type { ServerProcess } from './process.ts';
import { startRelay } from './relay.ts';
import type { Relay } from './relay.ts';

export type Engine = 'sqlite' | 'postgres';
type Row = { scenario: string; engine: Engine; wanted: string; seen: string; ok: boolean };

export type Context = {
  engine: Engine;
  /** The value of `--rounds`, for scenarios that repeat something. */
  rounds: number | undefined;
  /** A temporary folder, deleted afterwards. */
  folder: string;
  /** The database as `openDatabase` takes it. */
  database: string;
  /** Null with SQLite. */
  cluster: Cluster | null;
  /** The environment of every server; a scenario adds to it. */
  environment: Record<string, string>;
  spawn: (env?: Record<string, string>) => Promise<ServerProcess>;
  relay: (...options: Parameters<typeof startRelay>) => Promise<Relay>;
  /** Adds a row to the table of results. */
  check: (wanted: string, seen: string | number, ok: boolean) => void;
  /** Registers a clean-up that runs afterwards in any case, the last one first. */
  defer: (cleanUp: () => unknown) => void;
};

export type Scenario = {
  /** Seconds after which a run on one engine has failed. */
  limit: number;
  engines: readonly Engine[];
  run(context: Context): Promise<void>;
};

export const oneEngine = ['sqlite'] as const;
export const bothEngines = ['sqlite', 'postgres'] as const;

const folders = new Set<string>();

/** Cleans up after a run that was interrupted, too. */
process.on('exit', () => {
  for (const folder of folders) {
    try {
      execFileSync('umount', ['-l', path.join(folder, 'disk')], { stdio: 'ignore' });
    } catch {
      // No disk was mounted.
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Writes a built site of one page. */
function writeSite(folder: string): void {
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  const page = { file: 'index.html', scripts: [], styles: [] };
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>A page</title>\n');
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ pages: { '/': page }, notFound: page }));
}

/** Runs one scenario on one engine. An error that it throws and a time-out become failed rows. */
export async function runScenario(
  name: string,
  scenario: Scenario,
  { engine, cluster, rounds }: Pick<Context, 'engine' | 'cluster' | 'rounds'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const cleanUps: (() => unknown)[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  folders.add(folder);
  const databaseUrl = engine === 'postgres' ? ((await cluster?.newDatabase()) ?? '') : '';
  const site = path.join(folder, 'site');
  writeSite(site);
  const environment = {
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: site,
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    OUTBOX: 'on',
  };
  const stopwatch = new AbortController();
  const context: Context = {
    engine,
    rounds,
    folder,
    database: databaseUrl || path.join(folder, 'data', 'app.db'),
    cluster: engine === 'postgres' ? cluster : null,
    environment,
    async spawn(env = {}) {
      // A scenario that goes on after its time-out must not start another server.
      if (stopwatch.signal.aborted) throw new Error('the scenario is over');
      const server = await spawnServer({ ...environment, ...env });
      cleanUps.push(() => server.kill('SIGKILL'));
      return server;
    },
    async relay(...options) {
      const relay = await startRelay(...options);
      cleanUps.push(() => relay.close());
      return relay;
    },
    check: (wanted, seen, ok) => {
      if (stopwatch.signal.aborted) return;
      const text = String(seen).replaceAll(/\s+/g, ' ').trim();
      rows.push({ scenario: name, engine, wanted, seen: text, ok });
      console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name} (${engine}): ${wanted}: ${text}`);
    },
    defer: (cleanUp) => void cleanUps.push(cleanUp),
  };
  const late = sleep(scenario.limit * 1000, undefined, { signal: stopwatch.signal }).then(() => {
    throw new Error(`not finished after ${scenario.limit} s`);
  });
  try {
    await Promise.race([scenario.run(context), late]);
  } catch (error) {
    context.check('the scenario finishes without an error', String(error).slice(0, 300), false);
  } finally {
    stopwatch.abort();
    await late.catch(() => undefined);
    for (const cleanUp of cleanUps.toReversed())
      await Promise.race([
        (async () => cleanUp())().catch(() => undefined),
        sleep(5000, undefined, { ref: false }),
      ]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    folders.delete(folder);
  }
  return rows;
}
