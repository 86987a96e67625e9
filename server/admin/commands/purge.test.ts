import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addApplicant, makeAdminHome } from '../../../mocks/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/adminFixtures.ts';
import { account, now } from '../../../mocks/storeFixtures.ts';
import { defaultSettings } from '../../common/settings.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('what is older than RETENTION_DAYS is deleted, and nothing else', async () => {
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

test('failed logins and known callers are deleted once they no longer count', async () => {
  const { knownFor, forgottenAfter } = defaultSettings.logIn;
  const counted = Math.max(forgottenAfter, 86_400_000);
  const fail = (name: string, at: number) =>
    home.store.registerLogInAttempt({ subject: name, caller: name }, at);
  const logIn = (name: string, at: number) =>
    home.store.recordLogIn({ subject: name, caller: name }, account, at);
  await fail('fresh', now - counted + 1000);
  await fail('stale', now - counted - 1000);
  await logIn('friend', now - knownFor + 1000);
  await logIn('stranger', now - knownFor - 1000);
  const subjects = async () => {
    const rows = await home.db
      .selectFrom('throttle')
      .select('subject')
      .distinct()
      .orderBy('subject')
      .execute();
    return rows.map(({ subject }) => subject);
  };
  const before = await subjects();
  expect(before).toContain('fresh');
  const { out } = await home.admin('purge', '--json');
  expect(JSON.parse(out)).toEqual({
    dryRun: false,
    before: '2025-01-01T12:00:00.000Z',
    submissions: 0,
    emails: 0,
    codes: 0,
    resetTokens: 0,
    waits: expect.any(Number) as number,
    rateLimits: 0,
  });
  const known = await home.db.selectFrom('throttle').select('key').where('key', 'like', 'known:%').execute();
  expect(known).toEqual([{ key: 'known:friend' }]);
  expect(await subjects()).toEqual(before.filter((subject) => subject !== 'stale' && subject !== 'stranger'));
});

test('the text output says what would be deleted, or was', async () => {
  await addApplicant(home, { id: 'old', at: now - 366 * 86_400_000 });
  const since = ' (from before 2025-01-01T12:00:00.000Z, or expired):';
  const counts = [
    '       1  submissions, with their files and emails',
    '       0  emails that were sent or dropped, or are dead',
  ];
  const linesOf = async (...options: string[]) =>
    (await home.admin('purge', ...options)).out.split('\n').slice(0, 3);
  expect(await linesOf('--dry-run')).toEqual([`Would delete${since}`, ...counts]);
  expect(await linesOf()).toEqual([`Deleted${since}`, ...counts]);
});

/** The files of the database that contain this text. */
async function holding(text: string): Promise<string[]> {
  const names = (await readdir(home.data)).filter((name) => name.startsWith('app.db'));
  const held = await Promise.all(
    names.map(async (name) => (await readFile(join(home.data, name))).includes(text)),
  );
  return names.filter((_name, index) => held[index]);
}

test('no byte of what was purged is left in the files of the database', async () => {
  const name = 'Zebrafinch Oldest';
  await addApplicant(home, { id: 'old', at: now - 400 * 86_400_000, answers: { name } });
  expect(await holding(name)).not.toEqual([]);
  await home.admin('purge');
  expect(await holding(name)).toEqual([]);
});

test('no byte of what the server has deleted is left after a purge', async () => {
  const grant = { token_hash: 'h', email: 'zebrafinch@example.org', expires_at: now + 1 };
  await home.db.insertInto('reset_grant').values(grant).execute();
  expect(await holding(grant.email)).not.toEqual([]);
  await home.db.deleteFrom('reset_grant').execute();
  await home.admin('purge');
  expect(await holding(grant.email)).toEqual([]);
});
