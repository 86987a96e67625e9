import fs, { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { now } from '../../../mocks/store/storeFixtures.ts';
import { checkLinesOf } from '../../../mocks/admin/checkLines.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
});
afterEach(() => home.close());

test('folders with replaced files are reported at the age at which backups are deleted', async () => {
  const folderOf = (days: number) => join(home.data, `replaced-${days}`);
  for (const days of [29, 30]) {
    const time = now / 1000 - days * 86_400;
    await mkdir(folderOf(days));
    await utimes(folderOf(days), time, time);
  }
  const { code, out } = await home.admin('check');
  expect(code).toBe(0);
  expect(out.match(/^.* replaced: .*$/gm)).toEqual([
    `warn  replaced: ${folderOf(30)} has kept the files that a restore replaced for more than 30 days: delete it.`,
  ]);
});

test('little free disk space is a warning, and very little a failure', async () => {
  const diskWith = async (free: number) => {
    const room = jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: free / 1024, bsize: 1024 } as never);
    const [line = ''] = await checkLinesOf(home, ['disk']);
    room.mockRestore();
    return line.split(' at ')[0];
  };
  const [MiB, GiB] = [1024 ** 2, 1024 ** 3];
  expect(await diskWith(GiB)).toBe('ok    disk: 1.0 GiB free');
  expect(await diskWith(GiB - 1024)).toBe('warn  disk: 1.0 GiB free');
  expect(await diskWith(100 * MiB)).toBe('warn  disk: 0.1 GiB free');
  expect(await diskWith(100 * MiB - 1024)).toBe('fail  disk: 0.1 GiB free');
});
