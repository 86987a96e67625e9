import { setTimeout as sleep } from 'node:timers/promises';
import { person, signUpAndLogIn } from '../../accounts.ts';
import { call, request, statusOf } from '../../client.ts';
import { runJob } from '../../../load/job.ts';
import { checkLatency, checkMemory, watchMemory } from '../../measure.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

async function run({ spawn, check }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const { url } = server;
  const wrong = { email: 'nobody%n@example.org', password: 'wrong words' };
  const memory = watchMemory(server);
  const flood = runJob({
    url,
    call: 'logIn',
    body: JSON.stringify(wrong),
    connections: 200,
    seconds: 22,
  });
  // Until the flood has begun, or the server is gone.
  while (![503, 0].includes(await statusOf(call(server, 'logIn', wrong)))) await sleep(10);
  // Long enough for some 200 answers: of fewer than a hundred the slowest would be the 99th percentile.
  const health = runJob({ url, path: '/healthz', connections: 1, seconds: 20, pause: 20 });
  const others: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    others.push(await statusOf(call(server, 'loadProfile', undefined, { token, limit: 10_000 })));
    others.push(await statusOf(request(server, '/', { limit: 10_000 })));
  }
  const latency = await health;
  const { statuses } = await flood;
  const answered = others.filter((status) => status === 200).length;
  checkLatency({ check }, '/healthz', latency);
  check(
    'other calls are answered during the flood',
    `${answered} of ${others.length}`,
    answered === others.length,
  );
  const seen = Object.keys(statuses).toSorted().join(' and ');
  check('statuses of the flood: 401 and 503 only', JSON.stringify(statuses), seen === '401 and 503');
  checkMemory({ check }, memory.stop());

  const right = JSON.stringify({ email: person.email, password: person.password });
  const alone = await runJob({ url, call: 'logIn', body: right, connections: 4, seconds: 4 });
  const perSecond = (alone.statuses['200'] ?? 0) / alone.seconds;
  check('right logins after the flood: ≥ 20 per second', perSecond.toFixed(1), perSecond >= 20);
}

/** Two hundred connections that log in repeatedly. */
export const loginFlood: Scenario = { limit: 90, engines: oneEngine, run };
