import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '../mocks/store/database.ts';
import { untilReady } from '../tooling/machine/untilReady.ts';
import { person, signUpAndLogIn } from './faults/accounts.ts';
import { call } from './faults/client.ts';
import type { Target } from './faults/client.ts';
import { countOf, hurryEmails, outboxEmpty, rowsOf } from './faults/database.ts';
import { readAll } from './faults/readAll.ts';
import { startRelay } from './faults/relay.ts';
import type { Relay } from './faults/relay.ts';
import { submit } from './faults/submissions.ts';
import type { Acknowledgement } from './faults/submissions.ts';

// Two processes of the server over one PostgreSQL, as a larger installation runs them: they share nothing but the
// database and the secret.

type Replica = Target & { child: ChildProcess; ended: Promise<unknown> };

const server = testPostgres ?? '';
const name = `replicas_${process.env.JEST_WORKER_ID ?? '0'}`;
const database = Object.assign(new URL(server), { pathname: name }).href;
/** Each account may send ten forms in an hour. */
const addresses = ['arun@example.org', 'banu@example.org'];

let folder: string;
let relay: Relay;
let replicas: [Replica, Replica];
let tokens: string[];

async function startReplica(dataFolder: string): Promise<Replica> {
  const child = spawn(process.execPath, [join(process.cwd(), 'server/main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, dataFolder),
      DATABASE_URL: database,
      SMTP_URL: relay.url,
      SECRET: 'what all replicas of one site share, in 48 bytes',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const { url } = await untilReady(child);
  return { url, child, ended };
}

const emailsSent = (): number => new Set(relay.received.map(({ messageId }) => messageId)).size;

beforeAll(async () => {
  await rowsOf(server, `drop database if exists ${name} with (force)`);
  await rowsOf(server, `create database ${name}`);
  folder = await mkdtemp(join(tmpdir(), 'replicas-'));
  // Slow enough for the other process to check the outbox while an email is being sent.
  relay = await startRelay(() => 'take', { delay: 50 });
  // Both processes start, and migrate the database, at the same time.
  replicas = await Promise.all([startReplica('one'), startReplica('two')]);
  tokens = await Promise.all(
    addresses.map((address, at) => signUpAndLogIn(replicas[at % 2] ?? replicas[0], address, relay)),
  );
}, 30_000);

afterAll(async () => {
  for (const { child } of replicas) child.kill('SIGKILL');
  await Promise.all(replicas.map(({ ended }) => ended));
  await relay.close();
  await rm(folder, { recursive: true });
  await rowsOf(server, `drop database ${name} with (force)`);
});

/** Sends `each` submissions from every account, to both replicas in turn. Returns those that were acknowledged. */
async function submitAll(each: number, onAnswer: () => void = () => undefined): Promise<Acknowledgement[]> {
  const taken = await Promise.all(
    tokens.map(async (token, account) => {
      const acknowledged: Acknowledgement[] = [];
      for (let turn = 0; turn < each; turn += 1) {
        const email = addresses[account] ?? '';
        const { acknowledgement } = await submit(replicas[(turn + account) % 2] ?? replicas[0], token, {
          email,
        });
        if (acknowledgement) acknowledged.push(acknowledgement);
        onAnswer();
      }
      return acknowledged;
    }),
  );
  return taken.flat();
}

test('an email is sent once, even if both replicas check the outbox at the same moment', async () => {
  const before = emailsSent();
  const acknowledged = await submitAll(3);
  expect(acknowledged).toHaveLength(6);
  await hurryEmails(database);
  // A code is due at once, so a replica that is asked for one checks the outbox.
  await Promise.all(
    replicas.map((replica, at) => call(replica, 'sendSignUpCode', { email: `new${at}@example.org` })),
  );
  await outboxEmpty(database, 5000);
  expect(emailsSent() - before).toBe(2 * acknowledged.length + replicas.length);
  expect(relay.received).toHaveLength(emailsSent());
});

test('a token of one replica is valid at the other', async () => {
  const answers = await Promise.all(
    replicas.map((replica) => call(replica, 'loadProfile', undefined, { token: tokens[0] })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('both replicas together let one caller log in thirty times', async () => {
  // The caller has logged in twice already, when the accounts were created.
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, count) =>
      call(replicas[count % 2] ?? replicas[0], 'logIn', { ...person, email: `nobody${count}@example.org` }),
    ),
  );
  const countOfStatus = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
  expect([countOfStatus(401), countOfStatus(429)]).toEqual([28, 2]);
});

test('a replica that is killed loses nothing acknowledged, and the other goes on with its emails', async () => {
  const [first, second] = replicas;
  let answers = 0;
  const acknowledged = await submitAll(7, () => {
    answers += 1;
    if (answers === 5) first.child.kill('SIGKILL');
  });
  // Some calls reached the killed replica before its end, and some the other one after it.
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(acknowledged.length).toBeLessThan(14);
  const stored = await readAll(database);
  for (const { id, file } of acknowledged) {
    expect(stored.submissions.get(id)?.fileRef ?? undefined).toBe(file?.ref);
    expect(stored.emails.get(id)).toBe(2);
    expect(stored.files.get(file?.ref ?? '')).toBe(file?.sha256);
  }
  expect((await call(second, 'loadProfile', undefined, { token: tokens[0] })).status).toBe(200);
  await hurryEmails(database);
  await outboxEmpty(database, 5000);
  expect(relay.received).toHaveLength(emailsSent());
  expect(await countOf(database, `outbox where state <> 'sent'`)).toBe(0);
});
