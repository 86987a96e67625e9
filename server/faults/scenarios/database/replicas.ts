import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { countOf, hurryEmails, outboxEmpty, rowsOf } from '../../database.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed } from '../../starts.ts';
import { checkStored, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

const secret = { SECRET: 'a secret that all replicas of this run share, 51 chars' };

async function run(context: Context): Promise<void> {
  const { spawn, check, relay, database, environment } = context;
  const first = await spawn({ ...secret });
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
  const settings = { ...secret, ...relayed, SMTP_URL: mail.url };
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

async function runLimits({ spawn, check, environment }: Context): Promise<void> {
  const settings = { ...secret, RATE_LIMITS: 'on' };
  const one = await spawn(settings);
  const two = await spawn({ ...settings, DATA_DIR: `${environment.DATA_DIR}-2` });
  let judged = 0;
  for (let count = 0; count < 80; count += 1) {
    const email = `nobody${count}@example.org`;
    const { status } = await call(count % 2 === 0 ? one : two, 'logIn', {
      email,
      password: 'wrong words here',
    });
    if (status === 401) judged += 1;
  }
  check('two replicas together allow 30 logins from one address', judged, judged === 30);
}

/** Two processes share the rate limits of a caller. */
export const sharedLimits: Scenario = { limit: 60, engines: ['postgres'], run: runLimits };

/**
 * Milliseconds the relay takes for one email: the last one of a batch on two connections would outlast its first lease.
 */
const relayDelay = 14_000;

async function runLeases({ spawn, check, relay, database, environment }: Context): Promise<void> {
  const first = await spawn({ ...secret });
  const token = await signUpAndLogIn(first);
  await rowsOf(database, `update outbox set state = 'sent'`);
  for (let count = 0; count < 6; count += 1) await submit(first, token, { turn: 1 });
  await first.kill('SIGTERM');
  await hurryEmails(database);
  const mail = await relay(() => 'take', { delay: relayDelay });
  const settings = { ...secret, ...relayed, SMTP_URL: mail.url };
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
export const leases: Scenario = { limit: 120, engines: ['postgres'], run: runLeases };
