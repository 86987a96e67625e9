import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { sql } from 'kysely';
import { testPostgres } from '../mocks/store/database.ts';
import { listenLocally } from '../mocks/http/listenLocally.ts';
import { now } from '../mocks/store/storeFixtures.ts';
import { ConfigError } from './config/configError.ts';
import { rowsOf } from './faults/database.ts';
import { openStore } from './openStore.ts';
import { makeSettings } from './common/settings.ts';
import { openDatabase } from './store/database/database.ts';
import { appliedMigrations, migrate } from './store/database/migrations.ts';

const server = testPostgres ?? '';
const name = `open_store_${process.env.JEST_WORKER_ID ?? '0'}`;
const url = Object.assign(new URL(server), { pathname: name }).href;

function open(databaseUrl = url) {
  const log = { warn: jest.fn() };
  const config = { databaseUrl, DATABASE_URL: databaseUrl };
  return { log, opening: openStore(config, makeSettings(), log, new AbortController().signal) };
}

beforeEach(async () => {
  await rowsOf(server, `drop database if exists ${name} with (force)`);
  await rowsOf(server, `create database ${name}`);
});
afterEach(() => rowsOf(server, `drop database ${name} with (force)`));

test('a migration waits two seconds for a lock, for which visitors wait, too, and otherwise as long as it takes', async () => {
  const db = await openDatabase(url);
  await migrate(db, undefined, '0002-reset-grants');
  await sql`insert into outbox (id, dedupe, template, recipient, ref, state, attempts, due_at, lease_until, created_at)
    values ('sent', 'sent', 'sign-up-code', 'x', '{}', 'sent', 1, 0, 0, ${now})`.execute(db);
  await sql`create function refuse_deadlines() returns trigger language plpgsql as $$ begin
    if current_setting('statement_timeout') <> '0' or current_setting('lock_timeout') <> '2s' then
      raise exception 'The migration has other time-outs.';
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger refuse_deadlines before update on outbox
    for each row execute function refuse_deadlines()`.execute(db);
  await db.destroy();
  const store = await open().opening;
  expect(await store.latestEmails(1)).toMatchObject([{ id: 'sent', state: 'sent' }]);
  await store.close();
});

test('a migration lets visitors through while a dump keeps it waiting, and is done after the dump', async () => {
  const db = await openDatabase(url);
  await migrate(db, undefined, '0007-unanswered-emails');
  const dump = await db.startTransaction().execute();
  await sql`lock table outbox in access share mode`.execute(dump);
  const { log, opening } = open();
  // As visitors do all the time; behind a migration that waits for longer, this would fail after five seconds.
  for (let given = 0; log.warn.mock.calls.length === 0; given += 1)
    await sql`select count(*) from outbox where attempts = ${given}`.execute(db);
  await dump.commit().execute();
  const store = await opening;
  expect(log.warn.mock.calls).toEqual([
    ['waitingForDatabase', { meaning: expect.stringContaining('lock timeout') }],
  ]);
  expect((await appliedMigrations(db)).at(-1)).toBe('0008-held-back-emails');
  await store.close();
  await db.destroy();
}, 20_000);

test('a database that is not up yet is waited for, and the log says so once', async () => {
  const { hostname, port } = new URL(url);
  let refusals = 2;
  const gate = createServer((socket) => {
    // Either side may close first, and with a reset.
    if (refusals === 0) pipeline(socket, connect(Number(port), hostname), socket, () => undefined);
    else socket.destroy();
    refusals = Math.max(0, refusals - 1);
  });
  const gatePort = await listenLocally(gate);
  const gateUrl = new URL(url);
  gateUrl.port = String(gatePort);
  const { log, opening } = open(gateUrl.href);
  const store = await opening;
  await store.probe();
  expect(refusals).toBe(0);
  expect(log.warn.mock.calls).toEqual([
    [
      'waitingForDatabase',
      { meaning: expect.stringMatching(/^DATABASE_URL: the database cannot be opened: .+\.$/) },
    ],
  ]);
  await store.close();
  await new Promise((resolve) => void gate.close(resolve));
});

test('a database that does not exist ends the start with one sentence', async () => {
  const missing = Object.assign(new URL(server), { pathname: 'missing' }).href;
  await expect(open(missing).opening).rejects.toEqual(
    new ConfigError('DATABASE_URL: the database cannot be opened: database "missing" does not exist.'),
  );
});
