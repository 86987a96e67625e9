import { signUpAndLogIn } from '../../accounts.ts';
import { hurryEmails, outboxEmpty, rowsOf } from '../../database.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed, sharedSecret } from '../../starts.ts';
import { submit } from '../../submissions.ts';

/**
 * Milliseconds the relay takes for one email: the last one of a batch on two connections would outlast its first lease.
 */
const relayDelay = 14_000;

async function run({ spawn, check, relay, database, environment }: Context): Promise<void> {
  const first = await spawn(sharedSecret);
  const token = await signUpAndLogIn(first);
  await rowsOf(database, `update outbox set state = 'sent'`);
  for (let count = 0; count < 6; count += 1) await submit(first, token, { turn: 1 });
  await first.kill('SIGTERM');
  await hurryEmails(database);
  const mail = await relay(() => 'take', { delay: relayDelay });
  const settings = { ...sharedSecret, ...relayed, SMTP_URL: mail.url };
  await Promise.all([1, 2].map((at) => spawn({ ...settings, DATA_DIR: `${environment.DATA_DIR}-${at}` })));
  await outboxEmpty(database, 90_000);
  const ids = new Set(mail.received.map(({ messageId }) => messageId));
  check(
    'the relay takes 14 s per email: each of 12 emails is sent once',
    `${ids.size} emails in ${mail.received.length} deliveries`,
    ids.size === 12 && mail.received.length === 12,
  );
}

/** A relay so slow that an email is still being sent when its lease would end. */
export const leases: Scenario = { limit: 120, engines: ['postgres'], run };
