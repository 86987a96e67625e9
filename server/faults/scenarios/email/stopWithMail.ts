import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../tooling/machine/freePort.ts';
import { signUpAndLogIn } from '../../accounts.ts';
import { hurryEmails, outboxEmpty, rowsOf } from '../../database.ts';
import { startMuteRelay } from '../../relay.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStop, relayed } from '../../starts.ts';
import { submit } from '../../submissions.ts';

const emailCount = 300;

async function run({ spawn, check, relay, database, defer }: Context): Promise<void> {
  const first = await spawn();
  const token = await signUpAndLogIn(first);
  await rowsOf(database, `update outbox set state = 'sent'`);
  for (let count = 0; count < emailCount / 2; count += 1) await submit(first, token, { turn: 1 });
  await first.kill('SIGTERM');

  const mute = await startMuteRelay();
  defer(() => mute.close());
  await hurryEmails(database);
  const silent = await spawn({ ...relayed, SMTP_URL: mute.url });
  await sleep(3000);
  await checkStop({ check }, 'relay that answers nothing', silent);

  const port = await freePort();
  const slow = await relay(() => 'take', { port, delay: 500 });
  await hurryEmails(database);
  const server = await spawn({ ...relayed, SMTP_URL: slow.url });
  while (slow.received.length < 4) await sleep(50);
  await checkStop({ check }, 'slow relay', server);
  await slow.close();

  // Ends the leases of the stopped server once, before the next one starts: later leases belong to a running sender.
  await hurryEmails(database);
  const quick = await relay(() => 'take', { port });
  const second = await spawn({ ...relayed, SMTP_URL: quick.url });
  await outboxEmpty(database, 60_000);
  await second.kill('SIGTERM');
  const all = [...slow.received, ...quick.received];
  const ids = new Set(all.map(({ messageId }) => messageId));
  check(`${emailCount} emails: none lost`, `${ids.size} arrived`, ids.size === emailCount);
  check('no email is delivered twice', `${all.length - ids.size} delivered twice`, all.length === ids.size);
}

/** SIGTERM with a full outbox and a relay that is slow or sends nothing. */
export const stopWithMail: Scenario = { limit: 180, engines: bothEngines, run };
