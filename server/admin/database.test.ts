import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { openSqliteFile } from './database.ts';

test('the reason for which SQLite has rolled back by itself, such as a full disk, is not hidden', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const path = join(folder, 'app.db');
  new SqliteDatabase(path)
    .exec(
      `create table entry (id integer);
       create trigger full before insert on entry begin select raise(rollback, 'database or disk is full'); end`,
    )
    .close();
  const { db } = openSqliteFile(path);
  const insert = db.transaction().execute((trx) => sql`insert into entry values (1)`.execute(trx));
  await expect(insert).rejects.toThrow('database or disk is full');
  await expect(sql`select count(*) as count from entry`.execute(db)).resolves.toMatchObject({
    rows: [{ count: 0 }],
  });
  await db.destroy();
  await rm(folder, { recursive: true });
});
