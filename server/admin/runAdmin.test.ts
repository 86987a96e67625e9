import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addApplicant, makeAdminHome, runAdminWith } from '../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../mocks/admin/adminFixtures.ts';
import { attempt, email, now } from '../../mocks/store/storeFixtures.ts';
import { codeOf } from '../api/codes/codes.ts';
import { makeSecrets } from '../security/secrets.ts';
import { commands } from './commands.ts';

test('help lists every command, and each command has its own', async () => {
  const general = await runAdminWith({}, ['--help']);
  expect(general).toMatchObject({ code: 0, err: '' });
  for (const name of Object.keys(commands)) {
    expect(general.out).toContain(`\n  ${name} `);
    const { code, out } = await runAdminWith({}, [name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`npm run admin -- ${name}`);
    expect(out).toContain('--json');
  }
});

test.each([
  [['exprot'], 'There is no command “exprot”; --help lists them.\n'],
  [['constructor'], 'There is no command “constructor”; --help lists them.\n'],
  [['purge', '--dryrun'], "purge: Unknown option '--dryrun'.\n"],
  [['backup', '--to'], "backup: Option '--to <value>' argument missing.\n"],
  [['backup'], '--to is missing.\n'],
  [['show'], 'Usage: npm run admin -- show <id|reference|email>\n'],
  [['show', ''], 'Usage: npm run admin -- show <id|reference|email>\n'],
  [['outbox', 'show', ' '], 'Usage: npm run admin -- outbox '],
  [['export', 'jobs'], 'There is no submission or kind “jobs”: give a reference, '],
  [['export', 'all'], 'The kinds have different columns: give --to FOLDER, or --json.\n'],
  [['export', 'job', '--since', 'yesterday'], '--since must be a date such as '],
  [['export', 'job', '--until', '2026-02-30'], '--until must be a date such as '],
  [['export', 'job', '--until', '2026-02-29T08:00:00Z'], '--until must be a date such as '],
  [['export', 'job', '--since', 'on 2026-01-01'], '--since must be a date such as '],
  [['export', 'job', '--since', '2026-01-01T08:00'], '--since must be a date such as '],
  [['revoke'], 'Give the address of an account, or --all.\n'],
  [['revoke', 'a@example.org', '--all'], 'Give the address of an account, or --all.\n'],
  [['outbox', 'list', '--state', 'lost'], '--state must be one of queued, sent, dropped, dead.\n'],
  [['outbox', 'list', '--since', '2026-01-01'], '--since does not go with “list”.\n'],
  [['outbox', 'show', 'x', '--dead'], '--dead does not go with “show”.\n'],
  [['outbox', 'list', 's1'], 'Usage: npm run admin -- outbox '],
  [['outbox', 'show'], 'Usage: npm run admin -- outbox '],
  [['outbox', 'show', 's1', 's2'], 'Usage: npm run admin -- outbox '],
  [['outbox', 'send', 's1'], 'Usage: npm run admin -- outbox '],
  [['outbox', 'lost', '--dead'], 'Usage: npm run admin -- outbox '],
  [['outbox', 'constructor', '--dead'], 'Usage: npm run admin -- outbox '],
  [['outbox', 'send-again'], 'Give the id of an email, or --dead for all dead ones.\n'],
  [['forget', 'nobody@'], '“nobody@” is not an email address.\n'],
])('an invalid command line is reported on standard error: %j', async (argv, message) => {
  const { code, out, err } = await runAdminWith({ DATA_DIR: 'nowhere' }, argv);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(out).toBe('');
});

describe('over a folder of data', () => {
  let home: AdminHome;
  beforeEach(async () => {
    home = await makeAdminHome();
  });
  afterEach(() => home.close());

  test('a mistyped DATA_DIR is not created', async () => {
    const folder = join(home.folder, 'typo');
    const { code, err } = await home.adminWith({ DATA_DIR: folder }, 'export', 'job');
    expect(code).toBe(1);
    expect(err).toBe(
      `There is no database in “${folder}”: set DATA_DIR to the folder that the server uses.\n`,
    );
    expect(existsSync(folder)).toBe(false);
  });

  test('a lost secret is named, and no command creates another one', async () => {
    const secret = join(home.data, 'secret');
    await rm(secret);
    for (const command of [['backup', '--to', join(home.folder, 'backups')], ['purge'], ['show', email]])
      expect(await home.admin(...command)).toMatchObject({
        code: 1,
        err: `There is no secret in ${home.data}: restore it, or the next start makes a new one and ends all logins.\n`,
      });
    expect(existsSync(secret)).toBe(false);
  });

  test('a database of another version is refused', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(home.db);
    expect(await home.admin('purge')).toMatchObject({
      code: 1,
      err: 'The database belongs to a newer version of this program.\n',
    });
    await sql`delete from kysely_migration where name > '0002'`.execute(home.db);
    expect((await home.admin('purge')).err).toContain('an older version');
  });

  test('control characters in answers are escaped', async () => {
    await addApplicant(home, { answers: { name: 'Mina\u009b2Kforged\u202e' } });
    for (const extra of [[], ['--json']]) {
      const { out } = await home.admin('show', 's1', ...extra);
      expect(out).toContain(String.raw`Mina\u009b2Kforged\u202e`);
      expect(out).not.toMatch(/[\u0080-\u009f\u202e]/);
    }
  });

  test('a password with a percent sign breaks no command and is not in its output', async () => {
    const environment = { SMTP_URL: 'smtp://user:100%secret@127.0.0.1:1', TIME_ZONE: '100%secret' };
    expect(await home.adminWith(environment, 'check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('not “•••”') as string,
    });
  });

  test('a password that is also a word of the data leaves the data as it is', async () => {
    const env = { SMTP_URL: 'smtps://site:address@127.0.0.1:1' };
    await addApplicant(home, { answers: { coverLetter: 'Write to my address' } });
    for (const argv of [
      ['show', email, '--json'],
      ['export', 'all', '--json'],
    ]) {
      const { out } = await home.adminWith(env, ...argv);
      expect(out).toBe((await home.admin(...argv)).out);
      expect(out).toContain('address');
    }
    expect((await home.adminWith(env, 'show', 'address')).err).toBe('There is no submission “•••”.\n');
  });

  test('no command outputs a secret, a code or the hash of a password', async () => {
    const code = { purpose: 'sign-up' as const, nonce: 'the-nonce-of-a-code' };
    await addApplicant(home);
    await home.db.updateTable('account').set({ password: '$argon2id$the-hash' }).execute();
    await home.store.requestCode({
      ...code,
      email,
      attempt,
      now,
      message: { id: 'm1', template: 'sign-up-code' },
    });
    await home.db
      .insertInto('reset_grant')
      .values({ token_hash: 'the-hash-of-a-token', email, expires_at: now + 1 })
      .execute();
    await home.store.registerLogInAttempt(attempt, now);
    const to = join(home.folder, 'out');
    const secrets = {
      SECRET: home.secret,
      SECRET_PREVIOUS: 'previous-0123456789-abcdefghijklmnop',
      SMTP_URL: 'smtp://user:relay-password@127.0.0.1:1',
    };
    const runs = [
      ['export', 'all', '--json'],
      ['export', 'all', '--to', to],
      ['show', 's1'],
      ['show', email],
      ['outbox', 'list'],
      ['outbox', 'show', 'm1'],
      ['copy', email, '--to', join(to, 'copy')],
      ['unlock', email],
      ['revoke', '--all'],
      ['purge', '--dry-run'],
      ['backup', '--to', join(to, 'backups')],
      ['restore', '--from', home.data],
      ['rotate-secret'],
      ['check'],
      ['forget', email],
      ['forget', email, '--yes'],
    ];
    let said = '';
    for (const argv of runs)
      for (const extra of [[], ['--json']]) {
        const { out, err } = await home.adminWith(secrets, ...argv, ...extra);
        said += out + err;
      }
    expect(said).toContain('s1');
    const digits = codeOf(makeSecrets(home.secret), email, code);
    for (const secret of [
      home.secret,
      secrets.SECRET_PREVIOUS,
      'relay-password',
      'the-hash',
      'the-nonce',
      digits,
    ])
      expect(said).not.toContain(secret);
  });
});
