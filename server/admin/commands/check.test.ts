import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addApplicant, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { settleEmail } from '../../../mocks/store/storeFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('the check passes in a sound installation, and reports what is wrong in another', async () => {
  const good = await home.admin('check');
  expect(good.code).toBe(0);
  expect(good.out).toContain('ok    database: is intact');
  expect(good.out).not.toContain('fail');
  await chmod(join(home.data, 'secret'), 0o644);
  await settleEmail(home.db, 's1-1', { state: 'dead' });
  const bad = await home.adminWith(
    { SMTP_URL: 'smtp://user:relay-password@127.0.0.1:1', PUBLIC_URL: 'https://site.example.org' },
    'check',
    '--json',
  );
  expect(bad.code).toBe(1);
  const results = bad.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { check: string; state: string; says: string });
  const stateOf = (text: string) => results.find(({ says }) => says.includes(text))?.state;
  expect(stateOf('can be read by others (644)')).toBe('fail');
  expect(stateOf('1 dead email:')).toBe('warn');
  expect(stateOf('TRUST_PROXY=0 counts all visitors as one caller')).toBe('warn');
  expect(results.find(({ check }) => check === 'relay')?.state).toBe('fail');
  const unread = await home.adminWith({ PORT: 'many' }, 'check');
  expect(unread).toMatchObject({ code: 1 });
  expect(unread.out).toContain('fail  settings: PORT must be');
});

test('a secret that cannot be read does not hide the results of other checks', async () => {
  await rm(join(home.data, 'secret'));
  await mkdir(join(home.data, 'secret'));
  const { code, out } = await home.admin('check');
  expect(code).toBe(1);
  expect(out).toMatch(/^fail {2}secret: EISDIR/m);
  expect(out).toContain('ok    database: is intact');
});
