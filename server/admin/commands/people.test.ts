import fs from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { addApplicant, fileRefOf, makeAdminHome, resumeBytes } from '../../../mocks/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/adminFixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import { codeRequest, email, now } from '../../../mocks/storeFixtures.ts';
import { apiBase, calls } from '../../../contract/calls.ts';
import { makeAccessTokens } from '../../api/accounts/accessTokens.ts';
import { subjectOf } from '../../api/accounts/emailAddress.ts';
import { createApi } from '../../api/app.ts';
import { makeSecrets } from '../../security/secrets.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

const other = 'other@example.org';
const jsonOf = (out: string) => JSON.parse(out) as Record<string, unknown>;

async function failLogIns() {
  const secrets = makeSecrets(home.secret);
  for (let count = 0; count < 7; count += 1)
    await home.store.registerLogInAttempt({ subject: subjectOf(secrets, email), caller: 'one' }, now);
  await home.store.registerLogInAttempt({ subject: subjectOf(secrets, other), caller: 'another' }, now);
}
const askForCode = () => {
  const attempt = { subject: subjectOf(makeSecrets(home.secret), email), caller: 'one' };
  return home.store.requestCode({ ...codeRequest('n1'), attempt });
};
const throttles = () => home.db.selectFrom('throttle').select('subject').distinct().execute();

test('a submission is shown by its id, the beginning of its id or its file, with its emails', async () => {
  await addApplicant(home, { id: 's22' });
  const { code, out } = await home.admin('show', 's1', '--json');
  expect(code).toBe(0);
  expect(jsonOf(out)).toMatchObject({
    id: 's1',
    kind: 'job',
    account: email,
    answers: { role: 'Backend Architect' },
    file: { name: 'cv.pdf', size: 300_000 },
    emails: [{ template: 'submission-applicant', state: 'queued' }, { template: 'submission-staff' }],
  });
  expect((await home.admin('show', 's2')).out).toContain('job s22 (s22)');
  expect((await home.admin('show', fileRefOf('s1'))).out).toContain('job s1 (s1)');
  expect(await home.admin('show', 's')).toMatchObject({
    code: 1,
    err: '“s” matches several submissions: job s1 (s1), job s22 (s22).\n',
  });
  expect(await home.admin('show', 'x')).toMatchObject({ code: 1, err: 'There is no submission “x”.\n' });
});

test('an account is shown with its submissions and counted attempts', async () => {
  await failLogIns();
  await askForCode();
  const { out } = await home.admin('show', 'MEENA@example.org', '--json');
  expect(jsonOf(out)).toMatchObject({
    account: { email, name: 'Meena' },
    submissions: [{ id: 's1', kind: 'job' }],
    codes: [{ purpose: 'sign-up', state: 'sent' }],
    waits: [
      { kind: 'codes requested from one network', count: 1 },
      { kind: 'failed logins of one network', count: 5 },
      { kind: 'failed logins of all unknown networks', count: 5 },
    ],
  });
  const shown = (await home.admin('show', email)).out;
  expect(shown).toContain('codes requested from one network: 1, not blocked\n');
  expect(shown).toMatch(/^failed logins of one network: 5, blocked until 2026-01-01T12:/m);
  expect(shown).toContain('failed logins of all unknown networks: 5, not blocked\n');
  expect(await home.admin('show', other)).toMatchObject({
    code: 1,
    err: `There is no account of ${other}.\n`,
  });
});

test('an account is shown with all its columns but the password and the token version', async () => {
  const row = await home.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  const { password: _password, epoch: _epoch, created_at, updated_at, ...rest } = row;
  const times = { created: new Date(created_at).toISOString(), changed: new Date(updated_at).toISOString() };
  expect(jsonOf((await home.admin('show', email, '--json')).out)['account']).toEqual({ ...rest, ...times });
});

test('unlocking resets the counters of one address only, also those under the previous secret', async () => {
  await failLogIns();
  await askForCode();
  await home.admin('rotate-secret');
  expect((await home.admin('unlock', email)).out).toBe(
    `${email}: reset 3 attempt counters, cancelled 1 code\n`,
  );
  expect(await throttles()).toEqual([{ subject: subjectOf(makeSecrets(home.secret), other) }]);
});

test('a network that has logged in is shown as such, and unlocking leaves it known', async () => {
  const attempt = { subject: subjectOf(makeSecrets(home.secret), email), caller: 'home' };
  await home.store.registerLogInAttempt(attempt, now);
  await home.store.recordLogIn(attempt, { id: 'a1', tokenVersion: 0 }, now);
  const known = `known network: last login ${new Date(now).toISOString()}\n`;
  expect((await home.admin('show', email)).out).toContain(known);
  expect((await home.admin('unlock', email)).out).toContain('reset 1 attempt counter,');
  expect((await home.admin('show', email)).out).toContain(known);
});

test('a counter of another release is shown as such, and ended with the others', async () => {
  const subject = subjectOf(makeSecrets(home.secret), email);
  const row = { subject, failures: 3, failed_at: now, blocked_until: now + 1000 };
  const otherKeys = ['passkey:home', 'home', 'constructor:home'];
  await home.db
    .insertInto('throttle')
    .values(otherKeys.map((key) => ({ ...row, key })))
    .execute();
  const [time, until] = [now, row.blocked_until].map((at) => new Date(at).toISOString());
  const waits = otherKeys.map(() => ({ kind: 'counter of another release', count: 3, time, until }));
  expect(jsonOf((await home.admin('show', email, '--json')).out)).toMatchObject({ waits });
  expect((await home.admin('show', email)).out).toContain(
    `counter of another release: 3, blocked until ${until}\n`,
  );
  expect((await home.admin('unlock', email)).out).toContain('reset 3 attempt counters,');
});

test('after a revocation the tokens of the account are refused, and those of others are not', async () => {
  await addApplicant(home, { id: 's2', account: 'a2', address: other });
  const testServer = await makeTestServer({ database: null });
  const dependencies = { ...testServer.dependencies, store: home.store, secrets: makeSecrets(home.secret) };
  const api = createApi(dependencies, testServer.settings);
  const tokens = makeAccessTokens(dependencies, testServer.settings);
  const tokenOf = (id: string, address: string) => tokens.issueToken({ id, email: address, tokenVersion: 0 });
  const statusOf = async (token: string) =>
    (await api.request(apiBase + calls.loadProfile.path, { headers: { Authorization: `Bearer ${token}` } }))
      .status;
  const [mine, theirs] = [await tokenOf('a1', email), await tokenOf('a2', other)];
  expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 200]);
  expect((await home.admin('revoke', email)).out).toBe('The logins of 1 account have ended\n');
  expect([await statusOf(mine), await statusOf(theirs)]).toEqual([401, 200]);
  expect((await home.admin('revoke', '--all')).out).toContain('of 2 accounts');
  expect(await statusOf(theirs)).toBe(401);
  expect(await home.admin('revoke', 'x@example.org')).toMatchObject({ code: 1 });
  await testServer.close();
});

test('a copy has everything about a person except what proves their identity', async () => {
  await failLogIns();
  await askForCode();
  await home.db.updateTable('challenge').set({ attempts: 2 }).execute();
  await home.db
    .updateTable('submission')
    .set({ reference: 'KW-7F3X-24', time_zone: 'Asia/Kolkata' })
    .execute();
  const iso = (moment: number) => new Date(moment).toISOString();
  const to = join(home.folder, 'copy');
  expect(await home.admin('copy', email, '--to', to)).toMatchObject({
    code: 0,
    out: `${to}: 1 submission, 1 file, 3 emails\n`,
  });
  expect((await readdir(to)).toSorted()).toEqual(['job-s1.pdf', 'person.json']);
  expect(new Uint8Array(await readFile(join(to, 'job-s1.pdf')))).toEqual(resumeBytes);
  const person = JSON.parse(await readFile(join(to, 'person.json'), 'utf8')) as Record<string, object[]>;
  expect(person).toMatchObject({ email, account: { name: 'Meena', gender: 'Female' } });
  expect([person.submissions, person.emails, person.codes, person.waits].map((list) => list?.length)).toEqual(
    [1, 3, 1, 3],
  );
  expect(Object.keys(person.account ?? {})).not.toContain('password');
  expect(person).toMatchObject({
    submissions: [{ id: 's1', reference: 'KW-7F3X-24', timeZone: 'Asia/Kolkata', file: 'job-s1.pdf' }],
    files: [{ name: 'cv.pdf', size: 300_000, sha256: 'x', file: 'job-s1.pdf' }],
    codes: [{ purpose: 'sign-up', attempts: 2, sends: 1, sent: iso(now), expires: iso(now + 600_000) }],
    waits: [
      { kind: 'codes requested from one network', count: 1, since: iso(now), until: null },
      { count: 5, last: iso(now), until: expect.stringMatching(/^2026-01-01T12:/) as string },
      { count: 5, since: iso(now) },
    ],
  });
  expect(await home.admin('copy', email, '--to', to)).toMatchObject({
    code: 1,
    err: `${to} already exists and is not empty; give a new folder.\n`,
  });
  expect(await home.admin('copy', 'nobody@example.org', '--to', join(to, 'x'))).toMatchObject({
    code: 1,
    err: 'Nothing is stored about nobody@example.org.\n',
  });
});

test('forgetting shows the counts first, and with --yes erases everything of a person and nothing of others', async () => {
  await addApplicant(home, {
    id: 's2',
    account: 'a2',
    address: other,
    answers: { coverLetter: `Ask ${email}` },
  });
  await failLogIns();
  await askForCode();
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
  expect(await throttles()).toHaveLength(1);
  expect(await home.admin('forget', email, '--yes')).toMatchObject({
    code: 1,
    err: `Nothing is stored about ${email}. Submissions of other accounts mention the address: s2.\n`,
  });
});

test('a copy is complete but for a file that the database lacks, which is named', async () => {
  await home.db.deleteFrom('file').execute();
  const to = join(home.folder, 'copy');
  expect(await home.admin('copy', email, '--to', to)).toEqual({
    code: 1,
    out: `${to}: 1 submission, 0 files, 2 emails\n`,
    err: `job-s1.pdf could not be saved. The database has no file ${fileRefOf('s1')}.\n`,
  });
  expect(await readdir(to)).toEqual(['person.json']);
});

test('an address that only submissions of others mention is erased or copied nowhere, and they are named', async () => {
  const coverLetter = `Ask ${other}`;
  await addApplicant(home, { id: 's2', answers: { coverLetter } });
  const to = join(home.folder, 'copy');
  const named = `Nothing is stored about ${other}. Submissions of other accounts mention the address: s2.\n`;
  for (const [argv, out] of [
    [['forget', other, '--yes'], `${other}: nothing to erase\n`],
    [['copy', other, '--to', to], `${other}: nothing to copy\n`],
  ] as const) {
    expect(await home.admin(...argv)).toEqual({ code: 1, out, err: named });
    expect(jsonOf((await home.admin(...argv, '--json')).out)).toMatchObject({ mentions: ['s2'] });
  }
  expect(await readdir(home.folder)).toEqual(['data']);
  await addApplicant(home, { id: 's3', account: 'a2', address: other });
  const copied = await home.admin('copy', other, '--to', to, '--json');
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
