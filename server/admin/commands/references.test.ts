import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addApplicant, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { makeReference } from '../../store/reference.ts';
import { random } from '../../security/random.ts';

let home: AdminHome;
const reference = makeReference(random, 'KW');
const code = reference.slice('KW-'.length);
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home, { id: 's1' });
  await addApplicant(home, { id: 's2', reference });
});
afterEach(() => home.close());

test('a submission is shown by its reference, however it is typed', async () => {
  for (const typed of [reference, reference.toLowerCase(), code, code.replace('-', ' ')]) {
    const { code: exit, out } = await home.admin('show', typed, '--json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: 's2', reference });
  }
  expect((await home.admin('show', reference)).out).toContain(`job s2 (${reference})`);
  // A submission from before references existed is shown with the beginning of its id.
  expect((await home.admin('show', 's1')).out).toContain('job s1 (s1)');
});

test('a code that two prefixes share names both of their submissions, for every command', async () => {
  await addApplicant(home, { id: 's3', reference: `XY-${code}` });
  for (const command of ['show', 'export']) {
    const { code: exit, err } = await home.admin(command, code);
    expect(exit).toBe(1);
    expect(err).toContain(`“${code}” matches several submissions: `);
    expect(err).toContain(`job s2 (${reference})`);
    expect(err).toContain(`job s3 (XY-${code})`);
  }
});

test('a mistyped reference is distinguished from one that does not exist', async () => {
  const other = makeReference(random, 'KW');
  expect((await home.admin('show', other)).err).toBe(`There is no submission “${other}”.\n`);
  const wrong = `${reference.slice(0, -1)}${reference.endsWith('2') ? '3' : '2'}`;
  for (const command of ['show', 'export'])
    expect(await home.admin(command, wrong)).toMatchObject({
      code: 1,
      err: `“${wrong}” is no reference: one of its characters is mistyped.\n`,
    });
  expect((await home.admin('show', `XY-${code}`)).code).toBe(1);
});

test('one submission is exported by its reference, without overwriting a whole export', async () => {
  const to = join(home.folder, 'out');
  await home.admin('export', 'job', '--to', to);
  const whole = await readFile(join(to, 'job.csv'), 'utf8');
  expect(whole).toContain(`s2,${reference},`);
  expect((await home.admin('export', code, '--to', to)).code).toBe(0);
  expect((await readdir(to)).toSorted()).toEqual(['job-s1.pdf', 'job-s2.csv', 'job-s2.pdf', 'job.csv']);
  expect(await readFile(join(to, 'job.csv'), 'utf8')).toBe(whole);
  const { out } = await home.admin('export', reference);
  expect(
    out
      .trimEnd()
      .split('\r\n')
      .filter((line) => /^s\d,/.test(line)),
  ).toEqual([expect.stringMatching(`^s2,${reference},`)]);
  expect((await home.admin('export', makeReference(random, 'KW'))).err).toContain('There is no submission');
});
