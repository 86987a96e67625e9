import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { openTestStore } from '../../mocks/store/database.ts';
import { makeSettings } from '../common/settings.ts';
import { allChecks } from './checks/allChecks.ts';
import { openAdminDatabase } from './database.ts';

test('the check of a locked database ends with a failure that names the lock time-out', async () => {
  const { db, store, databaseUrl = '', schema = '' } = await openTestStore(makeSettings());
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const env = {
    DATABASE_URL: url.href,
    SECRET: 'a secret of production, more than 32 bytes',
    DATA_DIR: tmpdir(),
  };
  const results = await db.transaction().execute(async (trx) => {
    await sql`lock table outbox in access exclusive mode`.execute(trx);
    return allChecks({ env, now: 0, withSite: false });
  });
  expect(results.find(({ state }) => state === 'fail')).toMatchObject({
    check: 'database',
    says: expect.stringContaining('lock timeout') as string,
  });
  await store.close();
}, 20_000);

test('statements of a command have no time-out', async () => {
  const { store, databaseUrl = '', schema = '' } = await openTestStore(makeSettings());
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const { db } = await openAdminDatabase(url.href);
  const { rows } = await sql`select name, setting from pg_settings
    where name in ('lock_timeout', 'statement_timeout') order by name`.execute(db);
  expect(rows).toEqual([
    { name: 'lock_timeout', setting: '0' },
    { name: 'statement_timeout', setting: '0' },
  ]);
  await db.destroy();
  await store.close();
});
