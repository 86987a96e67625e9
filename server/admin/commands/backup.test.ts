import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addApplicant, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';

let home: AdminHome;
let backups: string;
beforeEach(async () => {
  home = await makeAdminHome();
  backups = join(home.folder, 'backups');
  await addApplicant(home);
});
afterEach(() => home.close());

test('a backup has the database, the secrets and a manifest, readable by this user only', async () => {
  await home.admin('rotate-secret');
  const { code, out } = await home.admin('backup', '--to', backups);
  expect(code).toBe(0);
  const folder = out.trim();
  expect(await readdir(backups)).toEqual(['2026-01-01T12-00-00-000Z']);
  const names = ['app.db', 'manifest.json', 'secret', 'secret-previous'];
  expect((await readdir(folder)).toSorted()).toEqual(names);
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await readFile(join(folder, 'secret-previous'), 'utf8')).toBe(home.secret);
  expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({
    database: 'sqlite',
    created: '2026-01-01T12:00:00.000Z',
    files: [{ name: 'app.db' }, { name: 'secret' }, { name: 'secret-previous' }],
  });
});

test('a backup that cannot be written leaves nothing', async () => {
  await mkdir(backups);
  await writeFile(join(backups, '2026-01-01T12-00-00-000Z'), 'in the way');
  const { code, err } = await home.admin('backup', '--to', backups);
  expect(code).toBe(1);
  expect(err).not.toBe('');
  expect(await readdir(backups)).toEqual(['2026-01-01T12-00-00-000Z']);
});
