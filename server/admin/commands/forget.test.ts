import fs from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  addApplicant,
  fileRefOf,
  jsonOf,
  makeAdminHome,
  resumeBytes,
} from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { askForCode, countedSubjects, failLogIns, otherEmail } from '../../../mocks/store/countedAttempts.ts';
import { email } from '../../../mocks/store/storeFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('forgetting shows the counts first, and with --yes erases everything of a person and nothing of others', async () => {
  await addApplicant(home, {
    id: 's2',
    account: 'a2',
    address: otherEmail,
    answers: { coverLetter: `Ask ${email}` },
  });
  await failLogIns(home);
  await askForCode(home);
  const asked = await home.admin('forget', email, '--json');
  expect(jsonOf(asked.out)).toMatchObject({
    erased: false,
    accounts: 1,
    submissions: 1,
    emails: 3,
    mentions: ['s2'],
  });
  expect(await home.store.accountByEmail(email)).toBeDefined();

  const { code, out, err } = await home.admin('forget', email, '--yes', '--json');
  expect(code).toBe(0);
  expect(jsonOf(out)).toMatchObject({
    erased: true,
    accounts: 1,
    submissions: 1,
    files: 1,
    emails: 3,
    codes: 1,
    waits: 3,
  });
  expect(err).toContain('Submissions of other accounts mention the address: s2.');
  expect(err).toContain('Existing backups still contain all of it');
  expect(await home.store.accountByEmail(email)).toBeUndefined();
  expect(await home.store.submissionById('s2')).toBeDefined();
  const rest = await home.db.selectFrom('file_chunk').select('ref').distinct().execute();
  expect(rest).toEqual([{ ref: fileRefOf('s2') }]);
  expect(await home.db.selectFrom('outbox').select('id').orderBy('id').execute()).toEqual([
    { id: 's2-1' },
    { id: 's2-2' },
  ]);
  expect(await countedSubjects(home)).toHaveLength(1);
  expect(await home.admin('forget', email, '--yes')).toMatchObject({
    code: 1,
    err: `Nothing is stored about ${email}. Submissions of other accounts mention the address: s2.\n`,
  });
});

test('an address that only submissions of others mention is erased or copied nowhere, and they are named', async () => {
  const coverLetter = `Ask ${otherEmail}`;
  await addApplicant(home, { id: 's2', answers: { coverLetter } });
  const to = join(home.folder, 'copy');
  const named = `Nothing is stored about ${otherEmail}. Submissions of other accounts mention the address: s2.\n`;
  for (const [argv, out] of [
    [['forget', otherEmail, '--yes'], `${otherEmail}: nothing to erase\n`],
    [['copy', otherEmail, '--to', to], `${otherEmail}: nothing to copy\n`],
  ] as const) {
    expect(await home.admin(...argv)).toEqual({ code: 1, out, err: named });
    expect(jsonOf((await home.admin(...argv, '--json')).out)).toMatchObject({ mentions: ['s2'] });
  }
  expect(await readdir(home.folder)).toEqual(['data']);
  await addApplicant(home, { id: 's3', account: 'a2', address: otherEmail });
  const copied = await home.admin('copy', otherEmail, '--to', to, '--json');
  expect(copied).toMatchObject({ code: 0, err: 'Submissions of other accounts mention the address: s2.\n' });
  expect(jsonOf(copied.out)).toMatchObject({ submissions: 1, mentions: ['s2'] });
  expect(await readFile(join(to, 'person.json'), 'utf8')).not.toContain('s2');
});

test('a failed rewrite of the file is reported beside the erasure, and can be repeated with --vacuum', async () => {
  const full = jest.spyOn(SqliteDatabase.prototype, 'exec').mockImplementationOnce(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  });
  const { code, out, err } = await home.admin('forget', email, '--yes');
  expect(code).toBe(1);
  expect(out).toContain(`${email}: erased 1 account`);
  expect(err).toContain('could not be rewritten (database or disk is full)');
  expect(await home.store.accountByEmail(email)).toBeUndefined();
  full.mockClear();
  expect(await home.admin('forget', email, '--yes', '--vacuum')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Nothing is stored about ${email}.`) as string,
  });
  expect(full.mock.calls).toEqual([['vacuum']]);
});

test('a large file, whose rewrite would block forms, is rewritten with --vacuum only', async () => {
  const stat = fs.statSync.bind(fs);
  let size = 256 * 1024 * 1024;
  jest
    .spyOn(fs, 'statSync')
    .mockImplementation((path, ...rest) =>
      String(path).endsWith('app.db') ? ({ size } as never) : stat(path, ...rest),
    );
  const rewritten = jest.spyOn(SqliteDatabase.prototype, 'exec');
  const forget = async (...options: string[]) => {
    rewritten.mockClear();
    const { code, err } = await home.admin('forget', email, '--yes', ...options);
    return [code, rewritten.mock.calls.flat(), err.includes('--vacuum does so')];
  };
  expect(await forget()).toEqual([0, ['vacuum'], false]);
  size += 1;
  await addApplicant(home);
  expect(await forget()).toEqual([0, [], true]);
  await addApplicant(home);
  expect(await forget('--vacuum')).toEqual([0, ['vacuum'], false]);
});

test('without --yes the output says what would be erased and that nothing was changed', async () => {
  expect(await home.admin('forget', email)).toEqual({
    code: 0,
    out: `${email}: would erase 1 account, 1 submission, 1 file, 2 emails, 0 codes, 0 attempt counters\n`,
    err: 'Nothing was changed; add --yes to erase it.\n',
  });
});

test('no byte of a forgotten person stays in the database or its log', async () => {
  const words = ['Quiet Peacock Lane', 'a very rare answer'];
  const [lane = '', answer = ''] = words;
  await home.db.updateTable('account').set({ address: lane }).execute();
  await addApplicant(home, { id: 's3', answers: { coverLetter: answer } });
  await home.db.updateTable('account').set({ address: 'moved' }).execute();
  const marks = [...words, email, Buffer.from(resumeBytes.subarray(1000, 1040)).toString('latin1')];
  const stored = async () =>
    (
      await Promise.all((await readdir(home.data)).map((name) => readFile(join(home.data, name), 'latin1')))
    ).join('');
  const before = await stored();
  expect(marks.filter((mark) => !before.includes(mark))).toEqual([]);
  expect((await home.admin('forget', email, '--yes')).code).toBe(0);
  const after = await stored();
  expect(marks.filter((mark) => after.includes(mark))).toEqual([]);
});
