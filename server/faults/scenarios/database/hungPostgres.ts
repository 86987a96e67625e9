import { setTimeout as sleep } from 'node:timers/promises';
import { call, person, request, signUpAndLogIn } from '../../client.ts';
import { watchLatency } from '../../measure.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStop } from '../../starts.ts';

async function run({ spawn, check, cluster, defer }: Context): Promise<void> {
  if (!cluster) throw new Error('PostgreSQL is not installed');
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  defer(() => cluster.thaw());
  cluster.freeze();
  const health = watchLatency(server);
  const pages = watchLatency(server, '/');
  const feedback = { name: 'Meena', email: person.email, message: 'Is anybody there?' };
  const answers = await Promise.all(
    [
      call(server, 'loadProfile', undefined, { token, limit: 20_000 }),
      call(server, 'logIn', { email: person.email, password: person.password }, { limit: 20_000 }),
      call(server, 'submitFeedback', feedback, { token, limit: 20_000 }),
      request(server, '/readyz', { limit: 20_000 }),
    ].map((answer) => answer.catch(() => ({ status: 0, ms: 20_000 }))),
  );
  const seen = answers.map(({ status, ms }) => `${status} after ${(ms / 1000).toFixed(1)} s`).join(', ');
  check(
    'PostgreSQL hangs: calls answer 503 within 15 s',
    seen,
    answers.every(({ status, ms }) => status === 503 && ms <= 15_000),
  );
  const [alive, served] = [await health.stop(), await pages.stop()];
  check('/healthz p99 ≤ 250 ms', `${Math.round(alive.p99)} ms`, alive.p99 <= 250);
  check('pages p99 ≤ 250 ms', `${Math.round(served.p99)} ms`, served.p99 <= 250 && pages.statuses.has(200));
  cluster.thaw();
  await sleep(500);
  const back = await call(server, 'loadProfile', undefined, { token, limit: 10_000 }).catch(() => ({
    status: 0,
  }));
  check('PostgreSQL answers again: profile is served', back.status, back.status === 200);

  cluster.freeze();
  const waiting = call(server, 'loadProfile', undefined, { token, limit: 30_000 }).catch(() => null);
  await sleep(300);
  await checkStop({ check }, 'SIGTERM while PostgreSQL hangs', server);
  cluster.thaw();
  await waiting;
}

/** A PostgreSQL that accepts connections and answers nothing. */
export const hungPostgres: Scenario = { limit: 90, engines: ['postgres'], run };
