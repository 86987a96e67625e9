import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from './config/configError.ts';
import { openStore } from './openStore.ts';
import { makeSettings } from './common/settings.ts';
import { openDatabase } from './store/database/database.ts';
import { migrate } from './store/database/migrations.ts';

test.each([
  ['does not answer', 'postgres://user:word@127.0.0.1:1/x'],
  ['has no socket while it is stopped', `postgres:///x?host=${join(tmpdir(), 'no-postgresql')}`],
])('a stop ends the wait for a database that %s', async (_why, url) => {
  const stopping = new AbortController();
  const log = { warn: jest.fn(() => stopping.abort()) };
  const opening = openStore({ databaseUrl: url, DATABASE_URL: url }, makeSettings(), log, stopping.signal);
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  expect(log.warn).toHaveBeenCalledTimes(1);
});

describe('a database that waiting does not fix ends the start with one sentence', () => {
  let path: string;
  beforeEach(async () => {
    path = join(await mkdtemp(join(tmpdir(), 'store-')), 'app.db');
  });
  afterEach(() => rm(join(path, '..'), { recursive: true }));

  const complaint = () => {
    const config = { databaseUrl: path, DATABASE_URL: '' };
    return openStore(config, makeSettings(), { warn: jest.fn() }, new AbortController().signal).then(
      () => 'opened',
      (error: unknown) => (error instanceof ConfigError ? error.message : error),
    );
  };
  const beginning = 'DATA_DIR: the database cannot be opened: ';

  test('a database of a newer version names the version to start, or the backup', async () => {
    const db = await openDatabase(path);
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    await db.destroy();
    expect(await complaint()).toBe(
      `${beginning}it belongs to a newer version of this program: start that one, or restore the backup from before the upgrade.`,
    );
  });

  test('a damaged database is named, with what to do', async () => {
    await writeFile(path, 'no database '.repeat(1000));
    expect(await complaint()).toBe(
      `${beginning}“${path}” is damaged or not a database: restore a backup, or move the file away to start with an empty database.`,
    );
  });

  test('a folder in place of the database is named', async () => {
    await mkdir(path);
    expect(await complaint()).toBe(`${beginning}“${path}” is a folder: move it away.`);
  });
});
