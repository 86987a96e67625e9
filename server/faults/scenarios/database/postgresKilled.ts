import { setTimeout as sleep } from 'node:timers/promises';
import { signUpSenders } from '../../accounts.ts';
import { call, request, statusOf } from '../../client.ts';
import type { Sender } from '../../accounts.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStored, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

const times = 8;

async function run(context: Context): Promise<void> {
  const { spawn, check, cluster } = context;
  if (!cluster) throw new Error('PostgreSQL is not installed');
  const server = await spawn();
  const accounts = await signUpSenders(server, 5);
  const acknowledged: Acknowledgement[] = [];
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const end = new AbortController();
  async function send({ token, email }: Sender): Promise<void> {
    while (!end.signal.aborted) {
      const { status, acknowledgement } = await submit(server, token, { email, limit: 20_000 });
      if (acknowledgement) acknowledged.push(acknowledgement);
      count(status);
      count(await statusOf(call(server, 'loadProfile', undefined, { token, limit: 20_000 })));
      if (status !== 201) await sleep(50);
    }
  }
  const [last, ...others] = accounts;
  const senders = others.map(send);
  const recoveries: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await sleep(700);
    await cluster.stop(round % 2 === 0 ? 'kill' : 'fast');
    await sleep(500);
    await cluster.start();
    const back = performance.now();
    for (;;) {
      const { status, acknowledgement } = await submit(server, last?.token ?? '', {
        email: last?.email,
        turn: 1,
        limit: 5000,
      });
      if (acknowledgement) acknowledged.push(acknowledgement);
      if (status === 201) break;
      if (performance.now() - back > 20_000) throw new Error('the server did not come back');
      await sleep(20);
    }
    recoveries.push(performance.now() - back);
  }
  end.abort();
  await Promise.all(senders);
  const seen = [...statuses].map(([status, number]) => `${number} × ${status}`).join(', ');
  check(
    'statuses: 200, 201 and 503 only',
    seen,
    [...statuses.keys()].every((status) => [200, 201, 503].includes(status)),
  );
  const slowest = Math.max(...recoveries);
  check('serves again ≤ 2 s after PostgreSQL is back', `${Math.round(slowest)} ms`, slowest <= 2000);
  const alive = await request(server, '/healthz');
  check('the server is still running', String(alive.status), alive.status === 200);
  await server.kill('SIGTERM');
  await checkStored(context, acknowledged);
}

/** PostgreSQL is killed and stopped in turn, eight times, while forms are sent. */
export const postgresKilled: Scenario = { limit: 150, engines: ['postgres'], run };
