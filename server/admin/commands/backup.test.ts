import fs, { chmod, cp, mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { addApplicant, fileRefOf, makeAdminHome, runAdminWith } from '../../../mocks/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/adminFixtures.ts';
import { codeRequest, email, now, settleEmail } from '../../../mocks/storeFixtures.ts';
import { makeAccessTokens } from '../../api/accounts/accessTokens.ts';
import type { ApiEnv } from '../../api/http/handler.ts';
import { makeSettings } from '../../settings.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../store/database/database.ts';
import type { Db } from '../../store/database/database.ts';
import { makeSecrets } from '../../security/secrets.ts';
import { makeStore } from '../../store/store.ts';

let home: AdminHome;
let backups: string;
let target: string;
beforeEach(async () => {
  home = await makeAdminHome();
  backups = join(home.folder, 'backups');
  target = join(home.folder, 'restored');
  await addApplicant(home);
});
afterEach(() => home.close());

async function makeBackup(): Promise<string> {
  const { code, out } = await home.admin('backup', '--to', backups);
  expect(code).toBe(0);
  return out.trim();
}
const restoreTo = (folder: string, from: string, ...more: string[]) =>
  runAdminWith({ DATA_DIR: folder }, ['restore', '--from', from, ...more]);

const dumpOf = async (db: Db) =>
  Promise.all(
    (['account', 'submission', 'file', 'file_chunk', 'outbox', 'challenge'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );

test('a backup holds database, secrets and a manifest, for this user only', async () => {
  await home.admin('rotate-secret');
  const folder = await makeBackup();
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

test('what is restored elsewhere has the same rows and the same secret, and no logins', async () => {
  const folder = await makeBackup();
  await addApplicant(home, { id: 'later' });
  expect(await restoreTo(target, folder)).toEqual({
    code: 0,
    out: `${target} is as of 2026-01-01T12:00:00.000Z; all logins have ended\n`,
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
  const { epoch } = await db.selectFrom('account').select('epoch').executeTakeFirstOrThrow();
  await home.db.updateTable('account').set({ epoch }).execute();
  expect(await dumpOf(db)).toEqual(await dumpOf(home.db));
  await db.destroy();
});

test('no login from before a restore is good after it, whatever the backup knows of it', async () => {
  const [clock, secrets] = [{ now: () => now }, makeSecrets(home.secret)];
  const tokens = makeAccessTokens({ clock, store: home.store, secrets }, makeSettings());
  const login = async () => tokens.issueToken((await home.store.accountById('a1'))!);
  const before = await login();
  const folder = await makeBackup();
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

test('no recovery that was under way at a backup goes on after it', async () => {
  for (const purpose of ['reset', 'sign-up'] as const)
    await home.store.requestCode({ ...codeRequest(purpose), purpose });
  const grant = { token_hash: 'h', email, expires_at: now + 600_000 };
  await home.db.insertInto('reset_grant').values(grant).execute();
  await restoreTo(target, await makeBackup());
  const db = await openDatabase(join(target, 'app.db'));
  expect(await db.selectFrom('reset_grant').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('challenge').select('purpose').execute()).toEqual([{ purpose: 'sign-up' }]);
  await db.destroy();
});

test('a running server is not pulled from under itself', async () => {
  const folder = await makeBackup();
  expect((await restoreTo(home.data, folder)).err).toContain('holds data. --force replaces it');
  expect((await restoreTo(home.data, folder, '--force')).err).toContain('is in use: stop the server first.');
  expect(await home.store.submissionById('s1')).toBeDefined();
});

test('what was there is kept under the time', async () => {
  const folder = await makeBackup();
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

test.each([
  ['a changed database', 'app.db', 'app.db of the backup is not what was saved.'],
  ['a changed secret', 'secret', 'secret of the backup is not what was saved.'],
  ['a manifest that is none', 'manifest.json', 'cannot be read: the backup is damaged.'],
])('%s is refused and nothing is touched', async (_what, name, message) => {
  const folder = await makeBackup();
  await writeFile(join(folder, name), 'x');
  const { code, err } = await restoreTo(target, folder);
  expect(code).toBe(1);
  expect(err).toContain(message);
  await expect(readdir(target)).rejects.toThrow('ENOENT');
});

test('a manifest names no file that a backup does not have', async () => {
  const folder = await makeBackup();
  const path = join(folder, 'manifest.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"name": "secret"', '"name": "../secret"'));
  expect((await restoreTo(target, folder)).err).toContain('is not of a backup that this program knows.');
  expect((await restoreTo(target, home.data)).err).toContain('is no backup');
});

test.each([
  ['no database', (files: string[]) => files.filter((name) => name !== 'app.db'), 'sqlite'],
  ['no secret', (files: string[]) => files.filter((name) => name !== 'secret'), 'sqlite'],
  ['a database of another kind', (files: string[]) => files, 'mysql'],
])('a manifest with %s takes nothing away', async (_what, filesOf, database) => {
  const folder = await makeBackup();
  await cp(home.data, target, { recursive: true });
  const before = (await readdir(target)).toSorted();
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as { files: { name: string }[] };
  const kept = filesOf(manifest.files.map(({ name }) => name));
  const files = manifest.files.filter(({ name }) => kept.includes(name));
  await writeFile(path, JSON.stringify({ ...manifest, database, files }));
  const { code, err } = await restoreTo(target, folder, '--force');
  expect(code).toBe(1);
  expect(err).toContain('is not of a backup that this program knows.');
  expect((await readdir(target)).toSorted()).toEqual(before);
});

test.each([1, 2, 3, 4])('a restore whose rename %i fails leaves what was there', async (failing) => {
  const folder = await makeBackup();
  await restoreTo(target, folder);
  await writeFile(join(target, 'secret'), 'the secret of before');
  const move = fs.rename.bind(fs);
  let renames = 0;
  const rename = jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    renames += 1;
    if (renames === failing) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    await move(from, to);
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

test('a backup that cannot be written leaves nothing', async () => {
  await mkdir(backups);
  await writeFile(join(backups, '2026-01-01T12-00-00-000Z'), 'in the way');
  const { code, err } = await home.admin('backup', '--to', backups);
  expect(code).toBe(1);
  expect(err).not.toBe('');
  expect(await readdir(backups)).toEqual(['2026-01-01T12-00-00-000Z']);
});

test('a new secret is strong, and the one before it is kept', async () => {
  expect((await home.admin('rotate-secret')).code).toBe(0);
  const { SECRET, SECRET_PREVIOUS } = readConfig({ DATA_DIR: home.data });
  expect(SECRET).toHaveLength(43);
  expect(SECRET_PREVIOUS).toBe(home.secret);
  expect(SECRET).not.toBe(home.secret);
  const given = await home.adminWith({ SECRET: 'given-0123456789-abcdefghijklmnopq' }, 'rotate-secret');
  expect(given.out).toContain('set SECRET_PREVIOUS to what SECRET is now');
  expect(await readFile(join(home.data, 'secret'), 'utf8')).toBe(SECRET);
});

test('a second rotation does not throw away the secret that the server still signs with', async () => {
  const previous = join(home.data, 'secret-previous');
  const rotatedBefore = async (days: number) => {
    await utimes(previous, new Date(now), new Date(now - days * 86_400_000));
  };
  await home.admin('rotate-secret');
  await rotatedBefore(14);
  const { code, err } = await home.admin('rotate-secret');
  expect(code).toBe(1);
  expect(err).toMatch(/^The last rotation was at 2025-12-18T12:00:00\.000Z\. .* --force does so\.\n$/);
  expect(await readFile(previous, 'utf8')).toBe(home.secret);
  expect((await home.admin('rotate-secret', '--force')).code).toBe(0);
  expect(await readFile(previous, 'utf8')).not.toBe(home.secret);
  await rotatedBefore(15);
  expect((await home.admin('rotate-secret')).code).toBe(0);
});

test('a rotation that was cut off is simply run again', async () => {
  await writeFile(join(home.data, 'secret-previous'), home.secret);
  expect((await home.admin('rotate-secret')).code).toBe(0);
  expect(readConfig({ DATA_DIR: home.data })).toMatchObject({ SECRET_PREVIOUS: home.secret });
});

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
  expect(stateOf('1 emails are dead')).toBe('warn');
  expect(stateOf('TRUST_PROXY=0 takes all visitors for one')).toBe('warn');
  expect(results.find(({ check }) => check === 'relay')?.state).toBe('fail');
  const unread = await home.adminWith({ PORT: 'many' }, 'check');
  expect(unread).toMatchObject({ code: 1 });
  expect(unread.out).toContain('fail  settings: PORT must be');
});

test('a secret that cannot be read silences no other check', async () => {
  await rm(join(home.data, 'secret'));
  await mkdir(join(home.data, 'secret'));
  const { code, out } = await home.admin('check');
  expect(code).toBe(1);
  expect(out).toMatch(/^fail {2}secret: EISDIR/m);
  expect(out).toContain('ok    database: is intact');
});

test('what is older than the days of retention goes, and nothing else', async () => {
  const day = 86_400_000;
  await addApplicant(home, { id: 'old', at: now - 366 * day });
  await addApplicant(home, { id: 'edge', at: now - 365 * day });
  await home.db.insertInto('rate_limit').values({ key: 'x', points: 1, expire: now }).execute();
  await home.db
    .insertInto('rate_limit')
    .values({ key: 'y', points: 1, expire: now + 1 })
    .execute();
  const counted = JSON.parse((await home.admin('purge', '--dry-run', '--json')).out) as object;
  expect(counted).toMatchObject({ dryRun: true, submissions: 1, rateLimits: 1 });
  expect(await home.store.submissionById('old')).toBeDefined();
  const { out } = await home.admin('purge', '--json');
  expect(JSON.parse(out)).toMatchObject({ dryRun: false, submissions: 1, emails: 0, rateLimits: 1 });
  const ids = await home.db.selectFrom('submission').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => id)).toEqual(['edge', 's1']);
  expect(await home.db.selectFrom('file').select('ref').execute()).toHaveLength(2);
  expect(await home.db.selectFrom('outbox').select('id').execute()).toHaveLength(4);
  const wider = await home.adminWith({ RETENTION_DAYS: '364' }, 'purge', '--json');
  expect(JSON.parse(wider.out)).toMatchObject({ submissions: 1 });
});

/** Which files of the database hold these bytes somewhere. */
async function holding(text: string): Promise<string[]> {
  const names = (await readdir(home.data)).filter((name) => name.startsWith('app.db'));
  const held = await Promise.all(
    names.map(async (name) => (await readFile(join(home.data, name))).includes(text)),
  );
  return names.filter((_name, index) => held[index]);
}

test('of what was purged no byte is left in the files of the database', async () => {
  const name = 'Zebrafinch Oldest';
  await addApplicant(home, { id: 'old', at: now - 400 * 86_400_000, answers: { name } });
  expect(await holding(name)).not.toEqual([]);
  await home.admin('purge');
  expect(await holding(name)).toEqual([]);
});

test('of what the server deletes no byte is left either', async () => {
  const grant = { token_hash: 'h', email: 'zebrafinch@example.org', expires_at: now + 1 };
  await home.db.insertInto('reset_grant').values(grant).execute();
  expect(await holding(grant.email)).not.toEqual([]);
  await home.db.deleteFrom('reset_grant').execute();
  await home.admin('purge');
  expect(await holding(grant.email)).toEqual([]);
});
