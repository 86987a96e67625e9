import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { checkLinesOf } from '../../../mocks/admin/checkLines.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
});
afterEach(() => home.close());

test('secrets are checked in their files, or in the environment if SECRET is set there', async () => {
  const [secret, previous] = ['secret', 'secret-previous'].map((name) => join(home.data, name));
  await home.admin('rotate-secret');
  expect(await checkLinesOf(home, ['secret'])).toEqual([
    `ok    secret: ${secret} is strong and private`,
    `ok    secret: ${previous} is strong and private`,
  ]);
  expect(
    await checkLinesOf(home, ['secret'], { SECRET_PREVIOUS: 'previous-0123456789-abcdefghijklmnop' }),
  ).toEqual([
    `ok    secret: ${secret} is strong and private`,
    `warn  secret: ${previous} is ignored, because SECRET_PREVIOUS is set in the environment.`,
  ]);
  await writeFile(previous ?? '', 'short');
  expect((await checkLinesOf(home, ['secret']))[1]).toMatch(/^fail {2}secret: \S+secret-previous .*\.$/);
  await rm(previous ?? '');
  await rm(secret ?? '');
  expect(await checkLinesOf(home, ['secret'])).toEqual([
    expect.stringContaining('fail  secret: There is no secret in'),
  ]);
  expect(await checkLinesOf(home, ['secret'], { SECRET: home.secret })).toEqual([
    'ok    secret: SECRET of the environment is strong',
  ]);
  expect(await checkLinesOf(home, ['settings', 'secret'], { SECRET: 'short' })).toEqual([
    expect.stringMatching(/^fail {2}settings: SECRET /),
    expect.stringMatching(/^fail {2}secret: SECRET /),
  ]);
});
