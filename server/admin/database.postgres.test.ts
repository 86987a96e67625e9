import { sql } from 'kysely';
import { openTestStore } from '../../mocks/database.ts';
import { makeSettings } from '../settings.ts';
import { openAdminDatabase } from './database.ts';

test('a statement of a command takes as long as it takes', async () => {
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
