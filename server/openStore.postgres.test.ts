import { sql } from 'kysely';
import { testPostgres } from '../mocks/database.ts';
import { now } from '../mocks/storeFixtures.ts';
import { rowsOf } from './faults/database.ts';
import { openStore } from './openStore.ts';
import { makeSettings } from './settings.ts';
import { openDatabase } from './store/database/database.ts';
import { migrate } from './store/database/migrations.ts';

const server = testPostgres ?? '';
const name = `open_store_${process.env.JEST_WORKER_ID ?? '0'}`;
const url = Object.assign(new URL(server), { pathname: name }).href;
const config = { databaseUrl: url, DATABASE_URL: url };

beforeEach(async () => {
  await rowsOf(server, `drop database if exists ${name} with (force)`);
  await rowsOf(server, `create database ${name}`);
});
afterEach(() => rowsOf(server, `drop database ${name} with (force)`));

test('a statement of a migration takes as long as it takes', async () => {
  const db = await openDatabase(url);
  await migrate(db, undefined, '0002-reset-grants');
  await sql`insert into outbox (id, dedupe, template, recipient, ref, state, attempts, due_at, lease_until, created_at)
    values ('sent', 'sent', 'sign-up-code', 'x', '{}', 'sent', 1, 0, 0, ${now})`.execute(db);
  await sql`create function refuse_deadlines() returns trigger language plpgsql as $$ begin
    if current_setting('statement_timeout') <> '0' or current_setting('lock_timeout') <> '0' then
      raise exception 'The migration has a deadline.';
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger refuse_deadlines before update on outbox
    for each row execute function refuse_deadlines()`.execute(db);
  await db.destroy();
  const store = await openStore(config, makeSettings());
  expect(await store.latestEmails(1)).toMatchObject([{ id: 'sent', state: 'sent' }]);
  await store.close();
});
