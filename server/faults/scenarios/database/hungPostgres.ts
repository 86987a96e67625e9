import { setTimeout as sleep } from 'node:timers/promises';
import { person, signUpAndLogIn } from '../../accounts.ts';
import { call, outcomeOf, request, statusOf } from '../../client.ts';
import { checkLatency, watchLatency } from '../../measure.ts';
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
    ].map(outcomeOf),
  );
  const seen = answers.map(({ status, ms }) => `${status} after ${(ms / 1000).toFixed(1)} s`).join(', ');
  check(
    'PostgreSQL hangs: calls answer 503 within 15 s',
    seen,
    answers.every(({ status, ms }) => status === 503 && ms <= 15_000),
  );
  const [alive, served] = [await health.stop(), await pages.stop()];
  checkLatency({ check }, '/healthz', alive);
  checkLatency({ check }, 'pages', served);
  check('pages are served meanwhile', [...pages.statuses.keys()].join(' '), pages.statuses.has(200));
  cluster.thaw();
  await sleep(500);
  const back = await statusOf(call(server, 'loadProfile', undefined, { token, limit: 10_000 }));
  check('PostgreSQL answers again: profile is served', back, back === 200);

  cluster.freeze();
  const waiting = call(server, 'loadProfile', undefined, { token, limit: 30_000 }).catch(() => null);
  await sleep(300);
  await checkStop({ check }, 'SIGTERM while PostgreSQL hangs', server);
  cluster.thaw();
  await waiting;
}

/** A PostgreSQL that accepts connections and answers nothing. */
export const hungPostgres: Scenario = { limit: 90, engines: ['postgres'], run };
