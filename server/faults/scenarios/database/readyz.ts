import { readFileSync, existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { request } from '../../client.ts';
import { rowsOf } from '../../database.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { shaOf } from '../../submissions.ts';

const asked = 200;
/**
 * Milliseconds until earlier work shows: SQLite checkpoints its log into the file; an idle connection of PostgreSQL
 * reports its statistics after ten seconds.
 */
const quiet = { sqlite: 1000, postgres: 11_000 };
/** The server checks every half a minute whether the database takes writes: once during the run on PostgreSQL. */
const ownWrites = { sqlite: 0, postgres: 1 };

async function run({ spawn, check, database, engine }: Context): Promise<void> {
  const server = await spawn();
  await signUpAndLogIn(server);
  const { status, text } = await request(server, '/readyz');
  const hasCounts = /\d|email|sent|dropped|queued/i.test(text);
  check(
    '/readyz answers 200 and shows no counts',
    `${status} ${text.slice(0, 80)}`,
    status === 200 && !hasCounts,
  );

  const state = async () => {
    await sleep(quiet[engine]);
    if (engine === 'sqlite') {
      const files = [database, `${database}-wal`].filter((file) => existsSync(file));
      return { files: files.map((file) => shaOf(readFileSync(file))).join(' '), writes: 0, transactions: 0 };
    }
    const [rows] = await rowsOf(database, 'select sum(n_tup_ins + n_tup_upd) as n from pg_stat_user_tables');
    const [database_] = await rowsOf(
      database,
      'select xact_commit as n from pg_stat_database where datname = current_database()',
    );
    return { files: '', writes: Number(rows?.n), transactions: Number(database_?.n) };
  };
  const before = await state();
  for (let count = 0; count < asked; count += 1) await request(server, '/readyz');
  const after = await state();
  const written = after.writes - before.writes;
  const wrote = before.files !== after.files || written > ownWrites[engine];
  check(
    `${asked} calls of /readyz write nothing`,
    wrote ? `${written} rows were written` : 'nothing',
    !wrote,
  );
  if (engine === 'sqlite') return;
  const transactions = after.transactions - before.transactions;
  check(
    `${asked} calls of /readyz: fewer than ${asked / 2} transactions`,
    `${transactions} transactions`,
    transactions < asked / 2,
  );
}

/** `/readyz` says only whether the server is ready, and costs neither writes nor many queries. */
export const readyz: Scenario = { limit: 60, engines: bothEngines, run };
