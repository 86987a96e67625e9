import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { outcomeOf } from '../../client.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { beginUpload, trickle } from '../../slowUpload.ts';
import { pdfOf, submit } from '../../submissions.ts';

async function run({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const refusals: (() => string)[] = [];
  const email = 'other@example.org';
  const other = await signUpAndLogIn(server, email);
  // Two accounts, because one may send only two files at once.
  for (const crawler of ['one@example.org', 'two@example.org']) {
    const token = await signUpAndLogIn(server, crawler);
    for (let count = 0; count < 2; count += 1) {
      const { connection, rest } = await beginUpload(server, token, pdfOf(100_000), crawler);
      connection.socket.write(rest.subarray(0, 500));
      const stop = trickle(connection, rest.subarray(500), 1);
      defer(() => {
        stop();
        connection.socket.destroy();
      });
      refusals.push(connection.received);
    }
  }
  await sleep(1000);
  const { status, ms } = await outcomeOf(submit(server, other, { email, turn: 0, limit: 10_000 }));
  check(
    'four uploads at 1 byte/s: another résumé is stored ≤ 2 s',
    `${status} after ${Math.round(ms)} ms`,
    status === 201 && ms <= 2000,
  );
  const refused = refusals.filter((received) => received() !== '').length;
  check('none of the four is refused meanwhile', refused, refused === 0);
}

/** Very slow uploads must not block those of others. */
export const slowUploads: Scenario = { limit: 45, engines: oneEngine, run };
