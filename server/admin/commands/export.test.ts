import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addApplicant,
  fileRefOf,
  makeAdminHome,
  resumeBytes,
  runAdminWith,
} from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { email, now } from '../../../mocks/store/storeFixtures.ts';
import { applicationKinds, fieldsOf } from '../../../contract/applications.ts';
import { headerOf } from './export.ts';

let home: AdminHome;
let to: string;
beforeEach(async () => {
  home = await makeAdminHome();
  to = join(home.folder, 'out');
});
afterEach(() => home.close());

const day = 86_400_000;
const header = ['id', 'reference', 'created', 'account', ...fieldsOf('job').map(({ name }) => name)];

test('every kind has its own columns, each name once', () => {
  for (const kind of applicationKinds) {
    const columns = headerOf(kind);
    expect(new Set(columns).size).toBe(columns.length);
    const names = fieldsOf(kind).map(({ name }) => name);
    expect(columns.slice(-names.length)).toEqual(names);
  }
});

test('a kind without submissions is exported as a header only', async () => {
  expect(await home.admin('export', 'job')).toEqual({ code: 0, out: `${header.join(',')}\r\n`, err: '' });
});

test('answers are in the columns of their fields, and formulas are disarmed', async () => {
  await addApplicant(home, { answers: { name: '=cmd()', skills: 'SQL, "Go"\nC' } });
  const { out } = await home.admin('export', 'job');
  expect(out.startsWith(`${header.join(',')}\r\ns1,s1,2026-01-01T12:00:00.000Z,${email},'=cmd(),`)).toBe(
    true,
  );
  expect(out).toContain(",'+91 98400 12345,");
  expect(out).toContain('"SQL, ""Go""\nC"');
  expect(out).toContain(',job-s1.pdf,');
});

test('a kind that asks for a meeting has a column for the time zone, empty where it is unknown', async () => {
  await addApplicant(home);
  const consultation = {
    kind: 'consultation',
    file_ref: null,
    payload: '{"preferredTime":"16:30"}',
  } as const;
  await home.db
    .updateTable('submission')
    .set({ ...consultation, time_zone: 'Asia/Kolkata' })
    .execute();
  const rows = async () => (await home.admin('export', 'consultation')).out.trimEnd().split('\r\n');
  const [columns = '', row = ''] = await rows();
  expect(columns.split(',').indexOf('timeZone')).toBe(4);
  expect(row.split(',')[4]).toBe('Asia/Kolkata');
  expect(row.split(',')[columns.split(',').indexOf('preferredTime')]).toBe('16:30');
  await home.db.updateTable('submission').set({ time_zone: null }).execute();
  expect((await rows())[1]?.split(',')[4]).toBe('');
});

test('control characters are escaped on a terminal and in JSON, but not in CSV for a program', async () => {
  const skills = 'a\u009b2Jb\u202ec';
  await addApplicant(home, { answers: { skills } });
  const [columns = '', row = ''] = (await home.admin('export', 'job')).out.split('\r\n');
  expect(columns).toBe(header.join(','));
  expect(row).toContain(skills);
  const { out } = await runAdminWith({ DATA_DIR: home.data }, ['export', 'job'], { isTerminal: true });
  expect(out).toContain(String.raw`a\u009b2Jb\u202ec`);
  expect(out.split('\n')[0]).toBe(header.join(','));
  const json = (await home.admin('export', 'job', '--json')).out;
  expect(json).toContain(String.raw`a\u009b2Jb\u202ec`);
  expect(JSON.parse(json)).toMatchObject({ answers: { skills } });
});

test('--to writes tables and résumés that are readable by this user only', async () => {
  await addApplicant(home);
  const { code, out } = await home.admin('export', 'all', '--to', to, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ kind: 'job', submissions: 1, files: 1 });
  await home.admin('export', 'all', '--to', to);
  expect(await readdir(to)).toEqual(
    [...applicationKinds.flatMap((kind) => [`${kind}.csv`, `${kind}.jsonl`]), 'job-s1.pdf'].toSorted(),
  );
  expect(new Uint8Array(await readFile(join(to, 'job-s1.pdf')))).toEqual(resumeBytes);
  expect((await readFile(join(to, 'job.csv'), 'utf8')).startsWith('\uFEFFid,')).toBe(true);
  expect((await stat(join(to, 'job.csv'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(to, 'job-s1.pdf'))).mode & 0o777).toBe(0o600);
  expect((await stat(to)).mode & 0o777).toBe(0o700);
  const record = JSON.parse(await readFile(join(to, 'job.jsonl'), 'utf8')) as { answers: object };
  expect(record).toMatchObject({ id: 's1', kind: 'job', account: email, file: 'job-s1.pdf' });
  expect(Object.keys(record.answers)).toEqual(header.slice(4).filter((name) => name !== 'resume'));
});

test('a period includes the day of --since and excludes that of --until', async () => {
  for (const [index, at] of [now - day, now, now + day].entries())
    await addApplicant(home, { id: `s${index}`, at });
  const { out } = await home.admin(
    'export',
    'job',
    '--json',
    '--since',
    '2026-01-01',
    '--until',
    '2026-01-02',
  );
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  expect(out).toContain('"id":"s1"');
});

test('a résumé of which the database has a part or nothing is named, and everything else is exported', async () => {
  for (const id of ['s1', 's2', 's3']) await addApplicant(home, { id });
  await home.db.deleteFrom('file_chunk').where('ref', '=', fileRefOf('s1')).where('n', '=', 1).execute();
  await home.db.deleteFrom('file').where('ref', '=', fileRefOf('s2')).execute();
  const { code, out, err } = await home.admin('export', 'all', '--to', to, '--json');
  expect(code).toBe(1);
  const unsaved = [
    { file: 'job-s1.pdf', reason: `The file ${fileRefOf('s1')} has 262144 of its 300000 bytes.` },
    { file: 'job-s2.pdf', reason: `The database has no file ${fileRefOf('s2')}.` },
  ];
  expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ submissions: 3, files: 1, unsaved });
  expect(err).toBe(unsaved.map(({ file, reason }) => `${file} could not be saved. ${reason}\n`).join(''));
  expect((await readdir(to)).toSorted()).toEqual(
    [...applicationKinds.map((kind) => `${kind}.jsonl`), 'job-s3.pdf'].toSorted(),
  );
});

test('an export that cannot be written fails with a message and leaves nothing half-written', async () => {
  await addApplicant(home);
  await writeFile(join(home.folder, 'file'), '');
  const under = await home.admin('export', 'job', '--to', join(home.folder, 'file', 'out'));
  expect(under.code).toBe(1);
  expect(under.err).toMatch(
    /^Part of the path is a file instead of a folder: .+ Nothing was left half-written\.\n$/,
  );
  await mkdir(join(to, 'job.csv'), { recursive: true });
  expect((await home.admin('export', 'job', '--to', to)).code).toBe(1);
  expect((await readdir(to)).toSorted()).toEqual(['job-s1.pdf', 'job.csv']);
});
