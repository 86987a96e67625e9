import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { person, signUpAndLogIn } from '../../accounts.ts';
import { call, request } from '../../client.ts';
import { failingDisk } from '../../failingDisk.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

/** Milliseconds between two checks of the server, and some more. */
const noticed = 35_000;

async function run(context: Context): Promise<void> {
  const { spawn, check } = context;
  const disk = failingDisk(context);
  const server = await spawn({ DATA_DIR: path.join(disk.place, 'data') });
  const token = await signUpAndLogIn(server);
  const readiness = async () => (await request(server, '/readyz')).status;
  const before = await readiness();
  disk.fail();
  const failedAt = performance.now();
  while ((await readiness()) === 200 && performance.now() - failedAt < noticed) await sleep(500);
  const after = await readiness();
  check(
    `/readyz answers 503 within ${noticed / 1000} s`,
    `${before}, then ${after} after ${((performance.now() - failedAt) / 1000).toFixed(1)} s`,
    before === 200 && after === 503,
  );
  const { email, password } = person;
  const logIn = await call(server, 'logIn', { email, password });
  check('a login is refused for now', logIn.status, logIn.status === 503);
  const profile = await call(server, 'loadProfile', undefined, { token });
  const page = await request(server, '/');
  check(
    'profile and pages are served',
    `${profile.status} ${page.status}`,
    profile.status === 200 && page.status === 200,
  );
  const isLogged = server.output().includes('databaseNotWritable');
  check('the log says so', isLogged ? 'databaseNotWritable' : 'nothing', isLogged);
  const code = await server.kill('SIGTERM');
  check('exit code 0', String(code), code === 0);
}

/** The disk of the data folder becomes read-only, as after an error. */
export const readOnlyDisk: Scenario = { limit: 90, engines: oneEngine, run };
