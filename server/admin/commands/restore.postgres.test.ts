import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { addApplicant, resumeBytes, runAdminWith } from '../../../mocks/admin/adminFixtures.ts';
import { testPostgres } from '../../../mocks/store/database.ts';
import { findPostgres } from '../../../tooling/machine/postgres.ts';
import { countOf, rowsOf } from '../../faults/database.ts';
import { openDatabase } from '../../store/database/database.ts';
import { makeStore } from '../../store/store.ts';

const name = `restored_${process.env['JEST_WORKER_ID'] ?? '0'}`;
const server = testPostgres ?? '';
/** As the owner of the database, who is no superuser. */
const url = Object.assign(new URL(server), { username: name, pathname: name }).href;

let folder: string;
const dropAll = async () => {
  await rowsOf(server, `drop database if exists ${name} with (force)`);
  await rowsOf(server, `drop role if exists ${name}`);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  await dropAll();
  await rowsOf(server, `create role ${name} login`);
  await rowsOf(server, `create database ${name} owner ${name}`);
});
afterEach(async () => {
  await dropAll();
  await rm(folder, { recursive: true });
});

/** Runs a line as an operator's shell does. */
const shell = (line: string) =>
  execFileSync('/bin/sh', ['-c', line], {
    cwd: folder,
    stdio: 'pipe',
    env: { DATABASE_URL: url, PATH: [findPostgres(), process.env['PATH']].join(delimiter) },
  });

const env = () => ({
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  SECRET: 'given-0123456789-abcdefghijklmnopq',
});

/** The commands in the note of a restore. */
async function commandsOfNote(): Promise<string[]> {
  const saved = (await runAdminWith(env(), ['backup', '--to', join(folder, 'backups')])).out.trim();
  const { err } = await runAdminWith(env(), ['restore', '--from', saved]);
  return err.split('\n').filter((line) => line.startsWith('  '));
}

test('by the note of a restore a database that a newer version has changed is as it was at the dump', async () => {
  const db = await openDatabase(url);
  const store = await makeStore(db);
  await addApplicant({ db, store });
  await store.close();
  shell('pg_dump --format=custom --file=first.dump "$DATABASE_URL"');
  const commands = await commandsOfNote();
  const restoreFrom = (dump: string) => {
    for (const command of commands) shell(command.replace('<file of pg_dump>', dump));
  };
  await rowsOf(url, 'create table later (submission_id text references submission)');
  await rowsOf(url, `insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
  await rowsOf(url, 'drop table file_chunk');
  restoreFrom('first.dump');
  const isAsBefore = async () => {
    expect(await countOf(url, `pg_tables where tablename = 'later'`)).toBe(0);
    expect(await countOf(url, 'submission')).toBe(1);
    const [size] = await rowsOf(url, 'select sum(length(bytes)) as bytes from file_chunk');
    expect(size).toEqual({ bytes: resumeBytes.byteLength });
    expect((await runAdminWith(env(), ['revoke', '--all'])).out).toContain('of 1 account');
  };
  await isAsBefore();

  // A dump of the restored database can be restored like the first one.
  shell('pg_dump --format=custom --file=second.dump "$DATABASE_URL"');
  restoreFrom('second.dump');
  await isAsBefore();
});
