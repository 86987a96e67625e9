import fs from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { addApplicant, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { now } from '../../../mocks/store/storeFixtures.ts';
import { checkLinesOf } from '../../../mocks/admin/checkLines.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('emails that are queued for long are reported if there is a relay', async () => {
  const outboxAfter = async (minutes: number, env: Record<string, string>) => {
    await home.db
      .updateTable('outbox')
      .set({ created_at: now - minutes * 60_000 })
      .execute();
    return checkLinesOf(home, ['outbox'], env);
  };
  const relay = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const dead = 'ok    outbox: no dead emails';
  expect(await outboxAfter(15, relay)).toEqual([
    'ok    outbox: 2 emails queued, the oldest for 0.3 hours',
    dead,
  ]);
  expect(await outboxAfter(16, relay)).toEqual([
    'warn  outbox: 2 emails queued, the oldest for 0.3 hours.',
    dead,
  ]);
  expect(await outboxAfter(90, {})).toEqual([
    'ok    outbox: 2 emails queued, the oldest for 1.5 hours',
    dead,
  ]);
  await home.db.deleteFrom('outbox').execute();
  expect(await checkLinesOf(home, ['outbox'])).toEqual([
    'ok    outbox: 0 emails queued, the oldest for 0.0 hours',
    dead,
  ]);
});

test('a stopped PostgreSQL is reported, also with a Unix socket', async () => {
  const DATABASE_URL = `postgres:///site?host=${home.data}`;
  expect(await checkLinesOf(home, ['database'], { DATABASE_URL })).toEqual([
    `fail  database: The database does not answer now: connect ENOENT ${home.data}/.s.PGSQL.5432.`,
  ]);
});

test('a database that takes no writes is reported, and what it holds is checked all the same', async () => {
  const path = join(home.data, 'app.db');
  const whole = new SqliteDatabase(path);
  whole.pragma('wal_checkpoint(TRUNCATE)');
  whole.close();
  const file = await fs.open(path, 'r+');
  // The write version of the file format: a file of a later one is read-only (SQLite’s file format, 1.3.3).
  await file.write(Buffer.of(3), 0, 1, 18);
  await file.close();
  expect(await checkLinesOf(home, ['database'])).toEqual([
    'ok    database: answers, and its schema is up to date',
    'fail  database: takes no writes: attempt to write a readonly database.',
    'ok    database: is intact',
  ]);
});

test('a damaged database is reported', async () => {
  jest
    .spyOn(SqliteDatabase.prototype, 'pragma')
    .mockImplementation((text) => (text.startsWith('quick_check') ? 'row 1 missing from index' : []));
  expect(await checkLinesOf(home, ['database'])).toEqual([
    'ok    database: answers, and its schema is up to date',
    'ok    database: takes writes',
    'fail  database: is damaged: row 1 missing from index.',
  ]);
});
