import path from 'node:path';
import { signUpAndLogIn } from '../../accounts.ts';
import { call, request } from '../../client.ts';
import { smallDisk } from '../../fullDisk.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStored, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

const MiB = 1024 * 1024;

async function run(context: Context): Promise<void> {
  const { spawn, check } = context;
  const disk = smallDisk(context, 24 * MiB);
  const server = await spawn({ DATA_DIR: disk.place });
  const token = await signUpAndLogIn(server);
  const acknowledged: Acknowledgement[] = [];
  const statuses = new Map<number, number>();
  async function send(turn?: number): Promise<number> {
    const { status, acknowledgement } = await submit(server, token, { turn });
    if (acknowledgement) acknowledged.push(acknowledgement);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  }
  for (let count = 0; count < 6; count += 1) await send();
  disk.fill(MiB / 2);
  for (let count = 0; count < 60; count += 1) await send(count % 3 === 0 ? 1 : 0);
  const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  check(
    'forms: 201 while there is space, 507 on the full disk',
    seen,
    [...statuses.keys()].every((status) => status === 201 || status === 507) && statuses.has(507),
  );
  const profile = await call(server, 'loadProfile', undefined, { token });
  const health = await request(server, '/healthz');
  check(
    'full disk: profile and /healthz answer 200',
    `${profile.status} ${health.status}`,
    profile.status === 200 && health.status === 200,
  );
  disk.free();
  const after = [await send(0), await send(1), await send(2)];
  check(
    'space freed: forms are stored without a restart',
    after.join(' '),
    after.every((status) => status === 201),
  );
  const code = await server.kill('SIGTERM');
  check('exit code 0', String(code), code === 0);
  await checkStored({ check, database: path.join(disk.place, 'app.db') }, acknowledged);
}

/** The disk of the data folder fills while forms are sent. */
export const diskFull: Scenario = { limit: 120, engines: oneEngine, run };
