import { chmod, cp, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import {
  addApplicant,
  editManifest,
  fileRefOf,
  makeAdminHome,
  makeBackup,
  restoreTo,
  runAdminWith,
} from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { codeRequest, email, now, settleEmail } from '../../../mocks/store/storeFixtures.ts';
import { makeAccessTokens } from '../../api/accounts/accessTokens.ts';
import type { ApiEnv } from '../../api/http/handler.ts';
import { readConfig } from '../../config/config.ts';
import { makeSecrets } from '../../security/secrets.ts';
import { makeSettings } from '../../common/settings.ts';
import { openDatabase } from '../../store/database/database.ts';
import type { Db } from '../../store/database/database.ts';
import { makeStore } from '../../store/store.ts';

let home: AdminHome;
let target: string;
beforeEach(async () => {
  home = await makeAdminHome();
  target = join(home.folder, 'restored');
  await addApplicant(home);
});
afterEach(() => home.close());

const dumpOf = async (db: Db) =>
  Promise.all(
    (['account', 'submission', 'file', 'file_chunk', 'outbox', 'challenge'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );

test('a backup restored into another folder has the same rows and secret, and ends all logins', async () => {
  const folder = await makeBackup(home);
  await addApplicant(home, { id: 'later' });
  expect(await restoreTo(target, folder)).toEqual({
    code: 0,
    out: `${target}: restored as of 2026-01-01T12:00:00.000Z; all logins have ended; 2 emails will be sent when the server starts (1 submission-applicant, 1 submission-staff)\n`,
    err: '',
  });
  const config = readConfig({ DATA_DIR: target });
  expect(config.SECRET).toBe(home.secret);
  const db = await openDatabase(config.databaseUrl);
  await home.db.deleteFrom('outbox').where('id', 'like', 'later%').execute();
  await home.db.deleteFrom('submission').where('id', '=', 'later').execute();
  const later = fileRefOf('later');
  await home.db.deleteFrom('file_chunk').where('ref', '=', later).execute();
  await home.db.deleteFrom('file').where('ref', '=', later).execute();
  const ended = await db.selectFrom('account').select(['epoch', 'updated_at']).executeTakeFirstOrThrow();
  expect(ended.updated_at).toBe(now);
  await home.db.updateTable('account').set(ended).execute();
  expect(await dumpOf(db)).toEqual(await dumpOf(home.db));
  await db.destroy();
});

test('no login from before a restore is valid after it, even if it began after the backup', async () => {
  const [clock, secrets] = [{ now: () => now }, makeSecrets(home.secret)];
  const tokens = makeAccessTokens({ clock, store: home.store, secrets }, makeSettings());
  const login = async () => tokens.issueToken((await home.store.accountById('a1'))!);
  const before = await login();
  const folder = await makeBackup(home);
  await home.db.updateTable('account').set({ epoch: 1 }).execute();
  const earlier = [before, await login()];
  await home.db.updateTable('account').set({ epoch: 2 }).execute();

  await restoreTo(target, folder);
  const store = await makeStore(await openDatabase(readConfig({ DATA_DIR: target }).databaseUrl));
  const restored = makeAccessTokens({ clock, store, secrets }, makeSettings());
  const site = new Hono<ApiEnv>()
    .get('/', async (c) => c.text((await restored.requireAccount(c)).email))
    .onError((_error, c) => c.text('logged out'));
  const answersTo = async (all: readonly string[]) =>
    Promise.all(
      all.map(async (token) =>
        (await site.request('/', { headers: { Authorization: `Bearer ${token}` } })).text(),
      ),
    );
  const later = await restored.issueToken((await store.accountById('a1'))!);
  expect(await answersTo([...earlier, later])).toEqual(['logged out', 'logged out', email]);
  await runAdminWith({ DATA_DIR: target }, ['revoke', '--all']);
  expect(await answersTo([...earlier, later])).toEqual(['logged out', 'logged out', 'logged out']);
  await store.close();
});

/** The state of each email of the restored database. */
async function emailStates() {
  const db = await openDatabase(join(target, 'app.db'));
  const emails = await db.selectFrom('outbox').select(['id', 'state']).orderBy('id').execute();
  await db.destroy();
  return emails.map(({ id, state }) => `${id} ${state}`);
}

test('a restore without emails marks the queued ones as dropped, and no others', async () => {
  await addApplicant(home, { id: 's2' });
  await settleEmail(home.db, 's2-1', { state: 'sent' });
  await settleEmail(home.db, 's2-2', { state: 'dead' });
  const folder = await makeBackup(home);
  expect((await restoreTo(target, folder)).out).toContain('; 2 emails will be sent when the server starts (');
  expect(await emailStates()).toEqual(['s1-1 queued', 's1-2 queued', 's2-1 sent', 's2-2 dead']);
  const { code, out } = await restoreTo(target, folder, '--force', '--without-emails');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('; 2 emails will not be sent (1 submission-applicant, 1 submission-staff);'),
  ]);
  expect(await emailStates()).toEqual(['s1-1 dropped', 's1-2 dropped', 's2-1 sent', 's2-2 dead']);
});

test('a code that has expired since the backup is not counted among the emails that will be sent', async () => {
  await home.db.deleteFrom('outbox').execute();
  await home.store.requestCode({ ...codeRequest('n1'), purpose: 'sign-up' });
  const folder = await makeBackup(home);
  const outAt = async (at: number, to: string) =>
    (await runAdminWith({ DATA_DIR: to }, ['restore', '--from', folder], { at })).out;
  expect(await outAt(now + 599_000, target)).toContain('; 1 email will be sent when the server starts (1 ');
  expect(await outAt(now + 600_000, `${target}-later`)).toContain('; no email waits to be sent');
});

test('a code that expires later than by default, as OTP_TTL allows, is counted, too', async () => {
  await home.db.deleteFrom('outbox').execute();
  const halfAnHour = 30 * 60_000;
  await home.store.requestCode(codeRequest('n1', now + halfAnHour));
  expect((await restoreTo(target, await makeBackup(home))).out).toContain('; 1 email will be sent when the');
});

test('a password recovery that was under way at the backup ends with the restore', async () => {
  for (const purpose of ['reset', 'sign-up'] as const)
    await home.store.requestCode({ ...codeRequest(purpose), purpose });
  const grant = { token_hash: 'h', email, expires_at: now + 600_000 };
  await home.db.insertInto('reset_grant').values(grant).execute();
  await restoreTo(target, await makeBackup(home));
  const db = await openDatabase(join(target, 'app.db'));
  expect(await db.selectFrom('reset_grant').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('challenge').select('purpose').execute()).toEqual([{ purpose: 'sign-up' }]);
  await db.destroy();
});

test('the replaced files are kept in a folder named by the time', async () => {
  const folder = await makeBackup(home);
  await cp(home.data, target, { recursive: true });
  const { code, out } = await restoreTo(target, folder, '--force');
  expect(code).toBe(0);
  expect(out).toContain(join(target, 'replaced-2026-01-01T12-00-00-000Z'));
  expect((await readdir(target)).toSorted()).toEqual([
    'app.db',
    'replaced-2026-01-01T12-00-00-000Z',
    'secret',
  ]);
  expect(await readFile(join(target, 'replaced-2026-01-01T12-00-00-000Z', 'secret'), 'utf8')).toBe(
    home.secret,
  );
});

test('with PostgreSQL only the secret is restored, and a note says how to restore the database', async () => {
  const folder = await makeBackup(home);
  const onPostgres = { DATA_DIR: target, DATABASE_URL: 'postgres://app@db.example.org/app' };
  expect(await runAdminWith(onPostgres, ['restore', '--from', folder])).toEqual({
    code: 1,
    out: '',
    err: 'The backup is of sqlite, but DATABASE_URL names PostgreSQL.\n',
  });
  await editManifest(folder, ({ files }) => ({
    database: 'postgresql',
    files: files.filter(({ name }) => name === 'secret'),
  }));
  expect((await restoreTo(target, folder)).err).toBe(
    'The backup is of postgresql, but DATABASE_URL is not set.\n',
  );
  expect(await runAdminWith(onPostgres, ['restore', '--from', folder])).toEqual({
    code: 0,
    out: `${target}: restored as of 2026-01-01T12:00:00.000Z\n`,
    err: expect.stringMatching(
      /^Now restore the database, .*:\n {2}psql .*\n {2}pg_restore .*\nThen run “revoke --all”\.\n$/,
    ) as string,
  });
  expect(await readdir(target)).toEqual(['secret']);
  expect(await runAdminWith(onPostgres, ['restore', '--from', folder, '--without-emails'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Leave SMTP_URL empty') as string,
  });
  const { out } = await runAdminWith(onPostgres, ['restore', '--from', folder, '--json']);
  expect(JSON.parse(out)).toMatchObject({ logInsEnded: false, replaced: expect.any(String) as string });
});

test('restored files are for this user alone, and the JSON names the folder of the replaced ones', async () => {
  const folder = await makeBackup(home);
  const factsOf = async (...options: string[]) =>
    JSON.parse((await restoreTo(target, folder, '--json', ...options)).out) as unknown;
  const facts = {
    folder: target,
    created: '2026-01-01T12:00:00.000Z',
    logInsEnded: true,
    emails: { 'submission-applicant': 1, 'submission-staff': 1 },
    emailsDropped: false,
    secretChanged: false,
  };
  expect(await factsOf()).toEqual({ ...facts, replaced: null });
  for (const name of ['app.db', 'secret']) {
    expect((await stat(join(target, name))).mode & 0o777).toBe(0o600);
    await chmod(join(folder, name), 0o644);
  }
  const aside = join(target, 'replaced-2026-01-01T12-00-00-000Z');
  expect(await factsOf('--force')).toEqual({ ...facts, replaced: aside });
  for (const name of ['app.db', 'secret']) expect((await stat(join(target, name))).mode & 0o777).toBe(0o600);
  expect((await stat(aside)).mode & 0o777).toBe(0o700);
});

test('a note says that SECRET of the environment has precedence over the secret of the backup', async () => {
  const folder = await makeBackup(home);
  const env = { DATA_DIR: target, SECRET: 'given-0123456789-abcdefghijklmnopq' };
  expect((await runAdminWith(env, ['restore', '--from', folder])).err).toBe(
    'SECRET is set in the environment: the server uses it and not the secret of the backup.\n',
  );
});

test('a note says if the restored secret is another one than the replaced one, which may mean that it had leaked', async () => {
  const folder = await makeBackup(home);
  await restoreTo(target, folder);
  expect((await restoreTo(target, folder, '--force')).err).toBe('');
  await runAdminWith({ DATA_DIR: target }, ['rotate-secret']);
  const later = { at: now + 1 };
  const again = ['restore', '--from', folder, '--force'];
  expect((await runAdminWith({ DATA_DIR: target }, again, later)).err).toContain(
    'this may be the leaked one: before the server starts, run\n“rotate-secret --force” and delete',
  );
  expect(await readFile(join(target, 'secret'), 'utf8')).toBe(home.secret);
  await runAdminWith({ DATA_DIR: target }, ['rotate-secret']);
  const { out } = await runAdminWith({ DATA_DIR: target }, [...again, '--json'], { at: now + 2 });
  expect(JSON.parse(out)).toMatchObject({ secretChanged: true });
});
