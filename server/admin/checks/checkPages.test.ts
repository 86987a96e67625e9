import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
});
afterEach(() => home.close());

test('missing pages are reported with their folder, and are a failure where they should be served', async () => {
  const SITE_DIR = join(home.folder, 'site');
  const pagesOf = async (env: Record<string, string>) => {
    const { code, out } = await home.adminWith({ SITE_DIR, ...env }, 'check');
    return [code, /^.* pages: .*$/m.exec(out)?.[0]];
  };
  const production = { NODE_ENV: 'production' };
  const missing = `pages: SITE_DIR “${SITE_DIR}” contains no built site: every page answers 503 until “npm run build” has built it there.`;
  expect(await pagesOf(production)).toEqual([1, `fail  ${missing}`]);
  expect(await pagesOf({ ...production, ALLOWED_ORIGINS: 'https://www.example.org' })).toEqual([
    0,
    `warn  ${missing}`,
  ]);
  expect(await pagesOf({})).toEqual([0, `warn  ${missing}`]);
  await mkdir(SITE_DIR);
  for (const half of ['', '{"pages":{"/":', '{}', 'null']) {
    await writeFile(join(SITE_DIR, 'pages.json'), half);
    expect(await pagesOf(production)).toEqual([
      1,
      `fail  pages: SITE_DIR “${SITE_DIR}” has a pages.json that cannot be read: every page answers 503 until “npm run build” has built the site again.`,
    ]);
  }
  const pages = { '/': { file: 'index.html' } };
  await writeFile(join(SITE_DIR, 'pages.json'), JSON.stringify({ pages, notFound: { file: '404.html' } }));
  await writeFile(join(SITE_DIR, 'index.html'), '<title>Home</title>');
  expect(await pagesOf(production)).toEqual([1, expect.stringContaining(`${SITE_DIR}” lacks 404.html`)]);
  await writeFile(join(SITE_DIR, '404.html'), '<title>Not found</title>');
  expect(await pagesOf(production)).toEqual([0, `ok    pages: all of them are in ${SITE_DIR}`]);
});
