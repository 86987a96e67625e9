import { copyFile, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { makeSettings } from '../../common/settings.ts';
import { openDatabase, storeErrorOf } from './database.ts';
import type { Db } from './database.ts';
import { makeStore } from '../store.ts';
import { appliedMigrations, versionOf } from './migrations.ts';

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

test('no other user of this computer can read the files of the database', async () => {
  await makeStore(db, makeSettings());
  for (const file of ['app.db', 'app.db-wal']) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

test('a full disk is reported as full, the transaction is undone, and writes succeed once there is space', async () => {
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

test('queries are refused while the file is moved away, deleted or replaced, until it is back', async () => {
  const store = await makeStore(db, makeSettings());
  const path = join(folder, 'app.db');
  const write = () =>
    Promise.all(
      [
        db.insertInto('rate_limit').values({ key: 'x', points: 1 }).execute(),
        db
          .transaction()
          .execute((trx) => trx.insertInto('rate_limit').values({ key: 'y', points: 1 }).execute()),
        store.probe(),
      ].map((done) => done.then(() => 'done', storeErrorOf)),
    );
  await rename(path, `${path}-moved`);
  expect(await write()).toEqual(['unavailable', 'unavailable', 'unavailable']);
  await writeFile(path, '');
  expect(await write()).toEqual(['unavailable', 'unavailable', 'unavailable']);
  await rename(`${path}-moved`, path);
  expect(await write()).toEqual(['done', 'done', 'done']);
  expect(await db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(2);
});

test('queries are refused, and say why, while it cannot be told whether the file is still there', async () => {
  await makeStore(db, makeSettings());
  const path = join(folder, 'app.db');
  await rename(path, `${path}-moved`);
  await symlink(path, path);
  const read = (from: Db) => from.selectFrom('rate_limit').select('key').execute();
  for (const run of [() => read(db), () => db.transaction().execute(read)]) {
    const error: unknown = await run().catch((reason: unknown) => reason);
    expect(storeErrorOf(error)).toBe('unavailable');
    expect(error).toHaveProperty('message', expect.stringMatching(/^ELOOP\b/));
  }
  await rename(`${path}-moved`, path);
  expect(await read(db)).toEqual([]);
});

describe('while another process has locked the file', () => {
  let other: SqliteDatabase.Database;
  beforeEach(async () => {
    await makeStore(db, makeSettings());
    other = new SqliteDatabase(join(folder, 'app.db'));
    other.exec('begin immediate');
  });
  afterEach(() => other.close());

  const limit = { key: 'x', points: 1 };

  test('reads go on, and writes wait until the lock is released', async () => {
    const written = db.insertInto('rate_limit').values(limit).execute();
    const settled = db.transaction().execute((trx) => trx.deleteFrom('throttle').execute());
    for (let reads = 0; reads < 3; reads += 1)
      expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
    other.exec('rollback');
    await Promise.all([written, settled]);
    expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'x' }]);
  });

  test('a write is refused when it has waited too long, and the next one succeeds after the lock', async () => {
    const hurried = await openDatabase(join(folder, 'app.db'), undefined, {
      waitLimits: { wait: 30, atMost: 10 },
    });
    const insert = () => hurried.insertInto('rate_limit').values(limit).execute();
    const refusals = await Promise.allSettled([
      insert(),
      hurried.transaction().execute((trx) => trx.insertInto('rate_limit').values(limit).execute()),
    ]);
    expect(refusals.map((one) => one.status === 'rejected' && storeErrorOf(one.reason))).toEqual([
      'unavailable',
      'unavailable',
    ]);
    other.exec('rollback');
    await insert();
    await hurried.destroy();
  });
});

test('a query behind a long transaction is refused after its wait, and one more than may wait at once', async () => {
  await makeStore(db, makeSettings());
  const hurried = await openDatabase(join(folder, 'app.db'), undefined, {
    waitLimits: { wait: 30, atMost: 1 },
  });
  const read = () =>
    hurried
      .selectFrom('rate_limit')
      .select('key')
      .execute()
      .catch((error: unknown) => storeErrorOf(error));
  const answers = await hurried.transaction().execute(() => Promise.all([read(), read()]));
  expect(answers).toEqual(['unavailable', 'unavailable']);
  expect(await read()).toEqual([]);
  await hurried.destroy();
});

test('after a value that cannot be posted to the thread, each query still gets its own result', async () => {
  const ask = (value: unknown) => sql<{ value: unknown }>`select ${value} as value`.execute(db);
  await expect(ask(Promise.resolve('not awaited'))).rejects.toThrow('could not be cloned');
  const answers = await Promise.all(['mine', 'yours'].map(ask));
  expect(answers.map(({ rows }) => rows)).toEqual([[{ value: 'mine' }], [{ value: 'yours' }]]);
});

test('several first starts at the same moment migrate the database once', async () => {
  const path = join(folder, 'first.db');
  const dbs = await Promise.all(Array.from({ length: 4 }, () => openDatabase(path)));
  const stores = await Promise.all(dbs.map((one) => makeStore(one, makeSettings())));
  await Promise.all(stores.map((store) => store.probe()));
  expect(versionOf(await appliedMigrations(dbs[0] as Db))).toBe('present');
  await Promise.all(dbs.map((one) => one.destroy()));
});

test('a plain copy of the file is complete soon after a write, and after closing', async () => {
  const path = join(folder, 'copied.db');
  let onCheckpoint = (): void => undefined;
  const nextCheckpoint = () =>
    new Promise<void>((resolve) => {
      onCheckpoint = resolve;
    });
  const written = await openDatabase(path, undefined, {
    onCheckpoint: () => onCheckpoint(),
  });
  await makeStore(written, makeSettings());
  const keysOfCopy = async (): Promise<string[]> => {
    await copyFile(path, `${path}-copy`);
    const copy = new SqliteDatabase(`${path}-copy`, { readonly: true });
    const rows = copy.prepare('select key from rate_limit').all() as { key: string }[];
    copy.close();
    return rows.map(({ key }) => key);
  };
  const quiet = nextCheckpoint();
  await written.insertInto('rate_limit').values({ key: 'x', points: 1 }).execute();
  await quiet;
  expect(await keysOfCopy()).toEqual(['x']);
  const quietAgain = nextCheckpoint();
  // A write that returns rows leads to a checkpoint as well.
  await written.updateTable('rate_limit').set({ key: 'y' }).returning('key').execute();
  await quietAgain;
  expect(await keysOfCopy()).toEqual(['y']);
  await written.insertInto('rate_limit').values({ key: 'z', points: 1 }).execute();
  await written.destroy();
  expect(await keysOfCopy()).toEqual(['y', 'z']);
});

test('opening a file in a missing folder fails', async () => {
  await expect(openDatabase(join(folder, 'missing', 'app.db'))).rejects.toMatchObject({ code: 'ENOENT' });
});
