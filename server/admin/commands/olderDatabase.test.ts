import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  editManifest,
  makeAdminHome,
  makeBackup,
  restoreTo,
  runAdminWith,
} from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { addAccount, email } from '../../../mocks/store/storeFixtures.ts';
import { openDatabase } from '../../store/database/database.ts';
import { migrate } from '../../store/database/migrations.ts';
import { fileEntryOf } from '../backupManifest.ts';

// The first version of the database, in which most of today's tables are missing or have fewer columns.

let home: AdminHome;
let target: string;
beforeEach(async () => {
  home = await makeAdminHome();
  target = join(home.folder, 'older');
});
afterEach(() => home.close());

/** Writes a database of the first version, with one account. */
async function writeOlder(folder: string) {
  const db = await openDatabase(join(folder, 'app.db'));
  await migrate(db, undefined, '0001-accounts-and-submissions');
  await addAccount(db);
  await db.destroy();
}

const epochNow = async () => {
  const db = await openDatabase(join(target, 'app.db'));
  const { epoch } = await db.selectFrom('account').select('epoch').executeTakeFirstOrThrow();
  await db.destroy();
  return epoch;
};

test('the restore of an older backup migrates it and ends its logins', async () => {
  const folder = await makeBackup(home);
  await rm(join(folder, 'app.db'));
  await writeOlder(folder);
  const files = [await fileEntryOf(folder, 'app.db'), await fileEntryOf(folder, 'secret')];
  await editManifest(folder, () => ({ migrations: ['0001-accounts-and-submissions'], files }));
  expect(await restoreTo(target, folder)).toMatchObject({
    code: 0,
    out: expect.stringContaining('all logins have ended; no email waits to be sent'),
    err: '',
  });
  expect(await epochNow()).toBeGreaterThan(0);
  expect((await runAdminWith({ DATA_DIR: target }, ['show', email])).code).toBe(0);
});

test('“revoke” migrates an older database, so that its logins can end before the server starts', async () => {
  await mkdir(target);
  await copyFile(join(home.data, 'secret'), join(target, 'secret'));
  await writeOlder(target);
  const env = { DATA_DIR: target };
  expect((await runAdminWith(env, ['show', email])).err).toContain('an older version');
  expect(await runAdminWith(env, ['revoke', '--all'])).toMatchObject({
    code: 0,
    out: 'The logins of 1 account have ended\n',
  });
  expect(await epochNow()).toBeGreaterThan(0);
});
