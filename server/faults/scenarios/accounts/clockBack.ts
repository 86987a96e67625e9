import { person, signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { outboxOf } from '../../mailbox.ts';
import { countOf, rowsOf } from '../../database.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

async function run({ spawn, check, database }: Context): Promise<void> {
  const server = await spawn();
  await signUpAndLogIn(server);
  const emails = () => countOf(database, `outbox where template = 'reset-code'`);
  await call(server, 'sendResetCode', { email: person.email });
  // Makes the row look as if it had been written while the clock was a day ahead.
  const day = 24 * 60 * 60 * 1000;
  await rowsOf(
    database,
    `update challenge set sent_at = sent_at + ${day}, day = day + 1, expires_at = expires_at + ${day}`,
  );
  const before = await emails();
  const { status } = await call(server, 'sendResetCode', { email: person.email });
  const after = await emails();
  check(
    'the clock is set back by a day: a code is sent',
    `${status}, ${after - before} emails`,
    status === 200 && after === before + 1,
  );
  const otp = await outboxOf(server).codeFor(person.email);
  const verified = await call(server, 'verifyCode', { email: person.email, otp });
  check('the clock is set back by a day: the code is accepted', verified.status, verified.status === 200);
}

/** After a clock was ahead and is set back, codes must still be sent. */
export const clockBack: Scenario = { limit: 30, engines: bothEngines, run };
