import { sql } from 'kysely';
import { openTestStore, testPostgres } from '../../mocks/database.ts';
import { addAccount, attempt, email, now } from '../../mocks/storeFixtures.ts';
import { rowsOf } from '../faults/database.ts';
import { makeSettings } from '../settings.ts';
import type { Db } from './database/database.ts';
import type { Store } from './store.ts';

let db: Db;
let store: Store;
let name: string;
beforeEach(async () => {
  let databaseUrl: string | undefined;
  ({ db, store, databaseUrl } = await openTestStore(makeSettings()));
  name = new URL(databaseUrl ?? '').pathname.slice(1);
  await addAccount(db);
});
const operate = (statement: string) => rowsOf(testPostgres ?? '', statement);
/** What connections find that are made from now on, as to a host that becomes a standby and is the first again later. */
const setReadOnly = (value: 'on' | 'off') =>
  operate(`alter database ${name} set default_transaction_read_only = ${value}`);
afterEach(async () => {
  await setReadOnly('off');
  await store.close();
});

const reasonOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => store.storeErrorOf(error),
  );

test('a PostgreSQL that only reads answers reading calls, is not ready, and is left once another one writes', async () => {
  await setReadOnly('on');
  await operate(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  // Those of before are gone one after the other.
  while ((await reasonOf(store.accountByEmail(email))) !== 'answered');
  expect(await store.accountByEmail(email)).toMatchObject({ email });
  expect(await reasonOf(store.probe())).toBe('unavailable');
  expect(await reasonOf(store.registerLogInAttempt(attempt, now))).toBe('unavailable');
  expect(await reasonOf(store.claimEmails(now, 1))).toBe('unavailable');
  await setReadOnly('off');
  // Nobody waits for the connections of before to go.
  expect(await reasonOf(store.probe())).toBe('answered');
  expect(await store.registerLogInAttempt(attempt, now)).toBe(0);
  expect((await sql`select 1 from throttle`.execute(db)).rows).toHaveLength(2);
});
