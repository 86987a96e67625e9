import { person, signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { medianOf } from '../../measure.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { rowsOf } from '../../database.ts';

const pairs = 200;

async function run({ spawn, check, database }: Context): Promise<void> {
  const server = await spawn();
  await signUpAndLogIn(server);
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  // Warms up, so that the time of the first hash does not count.
  for (let count = 0; count < 5; count += 1)
    await call(server, 'logIn', { email: 'first@example.org', password: 'wrong words' });
  for (let count = 0; count < pairs; count += 1) {
    // Prevents the wait after wrong passwords.
    if (count % 3 === 0) await rowsOf(database, 'delete from throttle');
    const both = [
      [person.email, known],
      [`nobody${count}@example.org`, unknown],
    ] as const;
    // In alternating order, so that neither always comes second.
    for (const [email, times] of count % 2 === 0 ? both : both.toReversed()) {
      const { status, text, ms } = await call(server, 'logIn', { email, password: 'wrong words here' });
      answers.add(`${status} ${text}`);
      times.push(ms);
    }
  }
  check('login: same answer for known and unknown addresses', [...answers].join(' | '), answers.size === 1);
  const [one, other] = [medianOf(known), medianOf(unknown)];
  const apart = Math.abs(one - other) / Math.min(one, other);
  check(
    `median times of ${pairs} logins, known and unknown, differ by ≤ 10 %`,
    `${one.toFixed(1)} and ${other.toFixed(1)} ms, ${(apart * 100).toFixed(1)} %`,
    apart <= 0.1,
  );
  for (const name of ['sendResetCode', 'sendSignUpCode'] as const) {
    const here = await call(server, name, { email: person.email });
    const nowhere = await call(server, name, { email: `stranger-${name}@example.org` });
    check(
      `${name}: same answer for known and unknown addresses`,
      `${here.status} and ${nowhere.status}`,
      here.status === nowhere.status && here.text === nowhere.text,
    );
  }
}

/** Neither text, status nor response time reveals whether an address has an account. */
export const enumeration: Scenario = { limit: 180, engines: bothEngines, run };
