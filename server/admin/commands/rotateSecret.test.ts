import { existsSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { now } from '../../../mocks/store/storeFixtures.ts';
import { readConfig } from '../../config/config.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
});
afterEach(() => home.close());

test('the new secret is strong, and the previous one is kept', async () => {
  expect((await home.admin('rotate-secret')).code).toBe(0);
  const { SECRET, SECRET_PREVIOUS } = readConfig({ DATA_DIR: home.data });
  expect(SECRET).toHaveLength(43);
  expect(SECRET_PREVIOUS).toBe(home.secret);
  expect(SECRET).not.toBe(home.secret);
  const given = await home.adminWith({ SECRET: 'given-0123456789-abcdefghijklmnopq' }, 'rotate-secret');
  expect(given.out).toMatch(
    / 1\. Set SECRET_PREVIOUS to the new secret,.*\n +2\. Set SECRET to the new secret and SECRET_PREVIOUS to the old one/,
  );
  expect(await readFile(join(home.data, 'secret'), 'utf8')).toBe(SECRET);
});

test('the JSON says whether a new secret was made, or which variables are to be set instead', async () => {
  const factsOf = async (env: Record<string, string>) =>
    JSON.parse((await home.adminWith(env, 'rotate-secret', '--json')).out) as unknown;
  expect(await factsOf({ SECRET: 'given-0123456789-abcdefghijklmnopq' })).toEqual({
    rotated: false,
    set: ['SECRET_PREVIOUS', 'SECRET'],
  });
  expect(await factsOf({})).toEqual({ rotated: true, folder: home.data });
});

const previous = () => join(home.data, 'secret-previous');
const rotatedBefore = (days: number) => utimes(previous(), new Date(now), new Date(now - days * 86_400_000));

test('a second rotation within 15 days is refused, because signatures of the previous secret still count', async () => {
  await home.admin('rotate-secret');
  await rotatedBefore(14);
  const { code, err } = await home.admin('rotate-secret');
  expect(code).toBe(1);
  expect(err).toMatch(/^The last rotation was at 2025-12-18T12:00:00\.000Z\. .* --force does it anyway\.\n$/);
  expect(await readFile(previous(), 'utf8')).toBe(home.secret);
  expect((await home.admin('rotate-secret', '--force')).code).toBe(0);
  expect(await readFile(previous(), 'utf8')).not.toBe(home.secret);
  await rotatedBefore(15);
  expect((await home.admin('rotate-secret')).code).toBe(0);
});

test('a second rotation is refused while logins under the previous secret last, if JWT_TTL is longer', async () => {
  const rotate = () => home.adminWith({ JWT_TTL: '30d' }, 'rotate-secret');
  await rotate();
  await rotatedBefore(29);
  expect((await rotate()).code).toBe(1);
  expect(await readFile(previous(), 'utf8')).toBe(home.secret);
  await rotatedBefore(30);
  expect((await rotate()).code).toBe(0);
});

test('a rotation that was interrupted can be run again', async () => {
  await writeFile(join(home.data, 'secret-previous'), home.secret);
  expect((await home.admin('rotate-secret')).code).toBe(0);
  expect(readConfig({ DATA_DIR: home.data })).toMatchObject({ SECRET_PREVIOUS: home.secret });
});

test('a SECRET_PREVIOUS of the environment, for which the server ignores the file, is to be removed first', async () => {
  const env = { SECRET_PREVIOUS: 'previous-0123456789-abcdefghijklmnop' };
  expect(await home.adminWith(env, 'rotate-secret', '--force')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('Remove SECRET_PREVIOUS first. Nothing was changed.') as string,
  });
  expect(await readFile(join(home.data, 'secret'), 'utf8')).toBe(home.secret);
  expect(existsSync(previous())).toBe(false);
});
