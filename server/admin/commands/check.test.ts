import { chmod, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addApplicant, makeAdminHome } from '../../../mocks/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/adminFixtures.ts';
import { now, settleEmail } from '../../../mocks/storeFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('the check finds a good home good, and says what is not', async () => {
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
  expect(stateOf('TRUST_PROXY=0 takes all visitors for one')).toBe('warn');
  expect(results.find(({ check }) => check === 'relay')?.state).toBe('fail');
  const unread = await home.adminWith({ PORT: 'many' }, 'check');
  expect(unread).toMatchObject({ code: 1 });
  expect(unread.out).toContain('fail  settings: PORT must be');
});

test('what a restore replaced is told of once a backup would be gone', async () => {
  const folderOf = (days: number) => join(home.data, `replaced-${days}`);
  for (const days of [29, 31]) {
    const time = now / 1000 - days * 86_400;
    await mkdir(folderOf(days));
    await utimes(folderOf(days), time, time);
  }
  const { code, out } = await home.admin('check');
  expect(code).toBe(0);
  expect(out.match(/^.* replaced: .*$/gm)).toEqual([
    `warn  replaced: ${folderOf(31)} has held for more than 30 days what a restore replaced: delete it.`,
  ]);
});

test('a secret that cannot be read silences no other check', async () => {
  await rm(join(home.data, 'secret'));
  await mkdir(join(home.data, 'secret'));
  const { code, out } = await home.admin('check');
  expect(code).toBe(1);
  expect(out).toMatch(/^fail {2}secret: EISDIR/m);
  expect(out).toContain('ok    database: is intact');
});

test('pages that are missing are told of with their folder, and fail where they should be served', async () => {
  const SITE_DIR = join(home.folder, 'site');
  const pagesOf = async (env: Record<string, string>) => {
    const { code, out } = await home.adminWith({ SITE_DIR, ...env }, 'check');
    return [code, /^.* pages: .*$/m.exec(out)?.[0]];
  };
  const production = { NODE_ENV: 'production' };
  const missing = `pages: There is no built site in “${SITE_DIR}” of SITE_DIR: every page answers 503 until “npm run build” has made one there.`;
  expect(await pagesOf(production)).toEqual([1, `fail  ${missing}`]);
  expect(await pagesOf({ ...production, ALLOWED_ORIGINS: 'https://www.example.org' })).toEqual([
    0,
    `warn  ${missing}`,
  ]);
  expect(await pagesOf({})).toEqual([0, `warn  ${missing}`]);
  await mkdir(SITE_DIR);
  const pages = { '/': { file: 'index.html' } };
  await writeFile(join(SITE_DIR, 'pages.json'), JSON.stringify({ pages, notFound: { file: '404.html' } }));
  await writeFile(join(SITE_DIR, 'index.html'), '<title>Home</title>');
  expect(await pagesOf(production)).toEqual([
    1,
    expect.stringContaining(`${SITE_DIR}” of SITE_DIR lacks 404.html`),
  ]);
  await writeFile(join(SITE_DIR, '404.html'), '<title>Not found</title>');
  expect(await pagesOf(production)).toEqual([0, `ok    pages: all of them are in ${SITE_DIR}`]);
});
