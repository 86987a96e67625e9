import { createHash } from 'node:crypto';
import fs, { existsSync } from 'node:fs';
import promises, { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addApplicant,
  editManifest,
  makeAdminHome,
  makeBackup,
  restoreTo,
} from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';

let home: AdminHome;
let target: string;
beforeEach(async () => {
  home = await makeAdminHome();
  target = join(home.folder, 'restored');
  await addApplicant(home);
});
afterEach(() => home.close());

test('the database of a running server is not replaced', async () => {
  const folder = await makeBackup(home);
  expect((await restoreTo(home.data, folder)).err).toContain('holds data. --force replaces it');
  expect((await restoreTo(home.data, folder, '--force')).err).toContain('is in use: stop the server first.');
  expect(await home.store.submissionById('s1')).toBeDefined();
});

test.each([
  ['a changed database', 'app.db', 'app.db of the backup does not match its checksum.'],
  ['a changed secret', 'secret', 'secret of the backup does not match its checksum.'],
  ['an invalid manifest', 'manifest.json', 'cannot be read: the backup is damaged.'],
])('%s is refused and nothing is changed', async (_what, name, message) => {
  const folder = await makeBackup(home);
  await writeFile(join(folder, name), 'x');
  const { code, err } = await restoreTo(target, folder);
  expect(code).toBe(1);
  expect(err).toContain(message);
  await expect(readdir(target)).rejects.toThrow('ENOENT');
});

test('a backup that belongs to another user is not called damaged', async () => {
  const folder = await makeBackup(home);
  const path = join(folder, 'manifest.json');
  jest
    .spyOn(promises, 'readFile')
    .mockRejectedValueOnce(Object.assign(new Error('permission denied'), { code: 'EACCES', path }));
  expect(await restoreTo(target, folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`This user has no permission to read or write there: ${path}.`) as string,
  });
});

test('a backup of a newer version is refused and nothing is changed', async () => {
  const folder = await makeBackup(home);
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrations: string[] };
  await writeFile(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-later'] }));
  expect(await restoreTo(target, folder)).toMatchObject({
    code: 1,
    err: 'The database belongs to a newer version of this program.\n',
  });
  expect(existsSync(target)).toBe(false);
});

test('a damaged database is refused and nothing is changed, although its checksum is right', async () => {
  const folder = await makeBackup(home);
  await restoreTo(target, folder);
  const before = (await readdir(target)).toSorted();
  await writeFile(join(folder, 'app.db'), 'x'.repeat(10_000));
  const sha256 = createHash('sha256').update('x'.repeat(10_000)).digest('hex');
  await editManifest(folder, ({ files }) => ({
    files: files.map((file) => (file.name === 'app.db' ? { ...file, sha256 } : file)),
  }));
  expect(await restoreTo(target, folder, '--force')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is damaged: ') as string,
  });
  expect((await readdir(target)).toSorted()).toEqual(before);
});

test('a manifest that names a file which no backup has is refused', async () => {
  const folder = await makeBackup(home);
  const path = join(folder, 'manifest.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"name": "secret"', '"name": "../secret"'));
  expect((await restoreTo(target, folder)).err).toContain('is not a manifest that this program can restore.');
  expect((await restoreTo(target, home.data)).err).toContain('is no backup');
});

test.each([
  ['no database', (files: string[]) => files.filter((name) => name !== 'app.db'), 'sqlite'],
  ['no secret', (files: string[]) => files.filter((name) => name !== 'secret'), 'sqlite'],
  ['a database of another kind', (files: string[]) => files, 'mysql'],
])('a manifest with %s is refused and nothing is changed', async (_what, filesOf, database) => {
  const folder = await makeBackup(home);
  await cp(home.data, target, { recursive: true });
  const before = (await readdir(target)).toSorted();
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as { files: { name: string }[] };
  const kept = filesOf(manifest.files.map(({ name }) => name));
  const files = manifest.files.filter(({ name }) => kept.includes(name));
  await writeFile(path, JSON.stringify({ ...manifest, database, files }));
  const { code, err } = await restoreTo(target, folder, '--force');
  expect(code).toBe(1);
  expect(err).toContain('is not a manifest that this program can restore.');
  expect((await readdir(target)).toSorted()).toEqual(before);
});

test.each([1, 2, 3, 4])('a restore whose rename %i fails changes nothing', async (failing) => {
  const folder = await makeBackup(home);
  await restoreTo(target, folder);
  await writeFile(join(target, 'secret'), 'the secret of before');
  const move = fs.renameSync.bind(fs);
  let renames = 0;
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    renames += 1;
    if (renames === failing) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    move(from, to);
  });
  expect(await restoreTo(target, folder, '--force')).toMatchObject({
    code: 1,
    err: 'The disk is full. Nothing was left half-written.\n',
  });
  rename.mockRestore();
  expect((await readdir(target)).toSorted()).toEqual(['app.db', 'secret']);
  expect(await readFile(join(target, 'secret'), 'utf8')).toBe('the secret of before');
  expect((await restoreTo(target, folder, '--force')).code).toBe(0);
});

test('no signal can interrupt the renames of a restore', async () => {
  const folder = await makeBackup(home);
  await restoreTo(target, folder);
  const move = fs.renameSync.bind(fs);
  // Node handles signals between turns of the event loop, so all renames must be in one turn.
  let turns = 0;
  const found: number[] = [];
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    setImmediate(() => (turns += 1));
    found.push(turns);
    move(from, to);
  });
  await restoreTo(target, folder, '--force');
  rename.mockRestore();
  expect(found).toEqual([0, 0, 0, 0]);
});
