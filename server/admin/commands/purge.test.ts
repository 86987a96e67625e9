import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addApplicant, makeAdminHome, runAdminWith } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { account, codeRequest, now, settleEmail } from '../../../mocks/store/storeFixtures.ts';
import { defaultSettings } from '../../common/settings.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
  await signUpAt(now - 200 * day);
});
afterEach(() => home.close());

const day = 86_400_000;
/** Makes the account of the applicant as old as that. */
const signUpAt = (moment: number) =>
  home.db.updateTable('account').set({ created_at: moment, updated_at: moment }).execute();

test('what is older than RETENTION_DAYS is deleted, and nothing else', async () => {
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
  await addApplicant(home, { id: 'old', at: now - 366 * day });
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
  await addApplicant(home, { id: 'old', at: now - 400 * day, answers: { name } });
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

describe('a clock that is far ahead', () => {
  const at = now + 400 * day;
  const purgeAt = (moment: number, ...options: string[]) =>
    runAdminWith({ DATA_DIR: home.data }, ['purge', ...options], { at: moment });
  const isKept = async () => (await home.store.submissionById('s1')) !== undefined;
  const doubt = /^Nothing is stored from between \S+ and \S+, but older .* --force deletes them\./;

  test('deletes nothing, also when something was stored by it, without --force', async () => {
    expect(await purgeAt(at)).toEqual({ code: 1, out: '', err: expect.stringMatching(doubt) as string });
    await home.store.requestCode(codeRequest('n1', at - 29 * day, 'new@example.org'));
    expect(await purgeAt(at)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/ Nothing was deleted\.\n$/) as string,
    });
    const counted = await purgeAt(at, '--dry-run', '--json');
    expect(JSON.parse(counted.out)).toMatchObject({ submissions: 1 });
    expect(counted.err).toMatch(doubt);
    expect(await isKept()).toBe(true);
    expect((await purgeAt(at, '--force')).code).toBe(0);
    expect(await isKept()).toBe(false);
  });

  test.each([
    ['an account', () => signUpAt(at - 31 * day)],
    ['a submission', () => addApplicant(home, { id: 's2', at: at - 364 * day })],
    ['a code', () => home.store.requestCode(codeRequest('n1', at - 100 * day, 'new@example.org'))],
    ['a login', () => home.store.recordLogIn({ subject: 'x', caller: 'x' }, account, at - 31 * day)],
  ])('is not assumed where %s is younger than what is deleted', async (_what, store) => {
    await store();
    expect(await purgeAt(at)).toMatchObject({ code: 0, err: '' });
    expect(await isKept()).toBe(false);
  });

  test('is not assumed after a short retention, in which a small site may be quiet', async () => {
    const { code } = await runAdminWith({ DATA_DIR: home.data, RETENTION_DAYS: '30' }, ['purge'], { at });
    expect(code).toBe(0);
    expect(await isKept()).toBe(false);
  });

  test('is not assumed on a new site from which only a dropped email is deleted', async () => {
    await signUpAt(now);
    await settleEmail(home.db, 's1-1', { state: 'dropped' });
    const { code, out } = await purgeAt(now + 2 * day, '--json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { submissions: 0, emails: 1 }]);
  });

  test('does not matter where nothing would be deleted', async () => {
    expect((await purgeAt(now + 364 * day)).code).toBe(0);
    expect(await isKept()).toBe(true);
  });
});
