import { addApplicant, fileRefOf, jsonOf, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { askForCode, failLogIns, otherEmail } from '../../../mocks/store/countedAttempts.ts';
import { email } from '../../../mocks/store/storeFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

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
  await failLogIns(home);
  await askForCode(home);
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
  expect(await home.admin('show', otherEmail)).toMatchObject({
    code: 1,
    err: `There is no account of ${otherEmail}.\n`,
  });
});

test('an account is shown with all its columns but the password and the token version', async () => {
  const row = await home.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  const { password: _password, epoch: _epoch, created_at, updated_at, ...rest } = row;
  const times = { created: new Date(created_at).toISOString(), changed: new Date(updated_at).toISOString() };
  expect(jsonOf((await home.admin('show', email, '--json')).out)['account']).toEqual({ ...rest, ...times });
});
