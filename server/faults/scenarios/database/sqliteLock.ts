import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { checkLatency, watchLatency } from '../../measure.ts';
import { spawnProgram } from '../../process.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStored, submit } from '../../submissions.ts';

const seconds = 30;

async function run(context: Context): Promise<void> {
  const { spawn, check, database, defer } = context;
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const program = path.join(import.meta.dirname, '../../lockHolder.ts');
  const holder = spawnProgram(process.execPath, [program, database, String(seconds)], process.env);
  defer(() => holder.kill('SIGKILL'));
  const released = once(holder, 'exit');
  if (holder.stdout) await once(holder.stdout, 'data');

  const health = watchLatency(server);
  const pages = watchLatency(server, '/');
  const forms = await Promise.all(
    Array.from({ length: 6 }, () => submit(server, token, { turn: 1, limit: 60_000 })),
  );
  await Promise.race([released, sleep(seconds * 1000)]);
  const [alive, served] = [await health.stop(), await pages.stop()];
  const seen = forms.map(({ status }) => status).join(' ');
  check(
    'locked database: six forms answer 201 or 503',
    seen,
    forms.every(({ status }) => status === 201 || status === 503),
  );
  checkLatency(context, '/healthz', alive);
  checkLatency(context, 'pages', served);
  check('more than 100 pages are served', served.answers, served.answers > 100);
  await released;
  const after = await submit(server, token, { turn: 1 });
  check('lock released: a form is stored', after.status, after.status === 201);
  await server.kill('SIGTERM');
  await checkStored(
    context,
    [...forms, after].flatMap(({ acknowledgement }) => acknowledgement ?? []),
  );
}

/** Another process holds the lock of the SQLite file. */
export const sqliteLock: Scenario = { limit: 120, engines: oneEngine, run };
