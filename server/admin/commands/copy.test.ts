import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addApplicant, fileRefOf, makeAdminHome, resumeBytes } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { askForCode, failLogIns } from '../../../mocks/store/countedAttempts.ts';
import { email, now } from '../../../mocks/store/storeFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('a copy has everything about a person except what proves their identity', async () => {
  await failLogIns(home);
  await askForCode(home);
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
