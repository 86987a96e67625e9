import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeSettings } from '../../api/settings.ts';
import { openDatabase, storeErrorOf } from './database.ts';
import type { Db } from './database.ts';
import { makeStore } from '../store.ts';

let folder: string;
let db: Db;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
  db = await openDatabase(join(folder, 'app.db'));
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const valueOf = async (pragma: string): Promise<unknown> => {
  const { rows } = await sql.raw(`pragma ${pragma}`).execute(db);
  return Object.values(rows[0] as object)[0];
};

test('every commit reaches the disk before it is acknowledged', async () => {
  expect(await valueOf('journal_mode')).toBe('wal');
  expect(await valueOf('synchronous')).toBe(2);
  expect(await valueOf('foreign_keys')).toBe(1);
});

test('nobody else on this computer can read the data', async () => {
  await makeStore(db, makeSettings());
  for (const file of ['app.db', 'app.db-wal']) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

test('a full disk is told as such, nothing is half written, and work goes on when there is space again', async () => {
  await makeStore(db, makeSettings());
  const pages = Number(await valueOf('page_count'));
  await sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  const fill = () =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limit').values({ key: 'x', points: 1 }).execute();
      await trx
        .insertInto('throttle')
        .values({ key: 'x'.repeat(100_000), failures: 1, failed_at: 0, blocked_until: 0 })
        .execute();
    });
  const error: unknown = await fill().catch((reason: unknown) => reason);
  expect(storeErrorOf(error)).toBe('full');
  expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  await sql.raw(`pragma max_page_count = ${pages + 1000}`).execute(db);
  await fill();
  expect(await db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(1);
});

test('a fault of ours is not taken for one of the database', () => {
  expect(storeErrorOf(new TypeError('x'))).toBeUndefined();
  expect(storeErrorOf({ code: 'ECONNREFUSED' })).toBe('unavailable');
  expect(storeErrorOf({ code: '57P01' })).toBe('unavailable');
  expect(storeErrorOf(new Error('Connection terminated unexpectedly'))).toBe('unavailable');
  expect(storeErrorOf({ code: '53100' })).toBe('full');
});
