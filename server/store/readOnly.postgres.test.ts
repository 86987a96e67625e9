import { sql } from 'kysely';
import { openTestStore, testPostgres } from '../../mocks/store/database.ts';
import { addAccount, attempt, email, now } from '../../mocks/store/storeFixtures.ts';
import { rowsOf } from '../faults/database.ts';
import { makeSettings } from '../common/settings.ts';
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
/** Affects new connections only, like a host that becomes a standby and later the primary again. */
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

test('a read-only PostgreSQL answers reads and is not ready, and its connections are replaced once writes work', async () => {
  await setReadOnly('on');
  await operate(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  // The terminated connections fail one after the other until the pool opens a new one.
  while ((await reasonOf(store.accountByEmail(email))) !== 'answered');
  expect(await store.accountByEmail(email)).toMatchObject({ email });
  expect(await reasonOf(store.probe())).toBe('unavailable');
  expect(await reasonOf(store.probeWrite())).toBe('unavailable');
  expect(await reasonOf(store.registerLogInAttempt(attempt, now))).toBe('unavailable');
  expect(await reasonOf(store.claimEmails(now, 1))).toBe('unavailable');
  await setReadOnly('off');
  // No query fails on a connection that was made while the database was read-only.
  expect(await reasonOf(store.probe())).toBe('answered');
  for (let probes = 0; probes < 3; probes += 1) expect(await reasonOf(store.probeWrite())).toBe('answered');
  expect(await store.registerLogInAttempt(attempt, now)).toBe(0);
  expect((await sql`select 1 from throttle`.execute(db)).rows).toHaveLength(2);
});
