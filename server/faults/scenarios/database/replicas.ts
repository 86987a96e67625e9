import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { countOf, hurryEmails, outboxEmpty, rowsOf } from '../../database.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed, sharedSecret } from '../../starts.ts';
import { checkStored, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

async function run(context: Context): Promise<void> {
  const { spawn, check, relay, database, environment } = context;
  const first = await spawn(sharedSecret);
  const token = await signUpAndLogIn(first);
  await rowsOf(database, `update outbox set state = 'sent'`);
  const acknowledged: Acknowledgement[] = [];
  const submitTo = async (server: typeof first): Promise<void> => {
    const { acknowledgement } = await submit(server, token, { turn: 1 });
    if (acknowledgement) acknowledged.push(acknowledgement);
  };
  for (let count = 0; count < 101; count += 1) await submitTo(first);
  await first.kill('SIGTERM');
  await hurryEmails(database);

  const mail = await relay(() => 'take', { delay: 20 });
  const settings = { ...sharedSecret, ...relayed, SMTP_URL: mail.url };
  const replicas = await Promise.all(
    Array.from({ length: 4 }, (_, at) => spawn({ ...settings, DATA_DIR: `${environment.DATA_DIR}-${at}` })),
  );
  await outboxEmpty(database, 30_000);
  const ids = new Set(mail.received.map(({ messageId }) => messageId));
  check(
    '4 replicas: each of 202 emails is sent once',
    `${ids.size} emails in ${mail.received.length} deliveries`,
    ids.size === 202 && mail.received.length === 202,
  );

  const [one, two] = replicas;
  if (!one || !two) throw new Error('no replicas');
  const senders = replicas.slice(0, 2).map(async (server) => {
    for (let count = 0; count < 30; count += 1) await submitTo(server);
  });
  await sleep(300);
  await one.kill('SIGKILL');
  await Promise.all(senders);
  const profile = await call(two, 'loadProfile', undefined, { token });
  check('one replica is killed: another serves', profile.status, profile.status === 200);
  await hurryEmails(database);
  await outboxEmpty(database, 30_000, true);
  const unsent = await countOf(database, `outbox where state <> 'sent'`);
  check('emails of the killed replica are sent, too', `${unsent} unsent`, unsent === 0);
  await Promise.all(replicas.slice(1).map((server) => server.kill('SIGTERM')));
  await checkStored(context, acknowledged);
}

/** Four processes over one PostgreSQL; one of them is killed. */
export const replicas: Scenario = { limit: 150, engines: ['postgres'], run };
