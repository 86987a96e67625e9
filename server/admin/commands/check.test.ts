import dns from 'node:dns';
import fs, { chmod, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { SMTPServer } from 'smtp-server';
import { addApplicant, makeAdminHome } from '../../../mocks/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/adminFixtures.ts';
import { now, settleEmail } from '../../../mocks/storeFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('the check passes in a sound installation, and reports what is wrong in another', async () => {
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
  expect(stateOf('1 dead email:')).toBe('warn');
  expect(stateOf('TRUST_PROXY=0 counts all visitors as one caller')).toBe('warn');
  expect(results.find(({ check }) => check === 'relay')?.state).toBe('fail');
  const unread = await home.adminWith({ PORT: 'many' }, 'check');
  expect(unread).toMatchObject({ code: 1 });
  expect(unread.out).toContain('fail  settings: PORT must be');
});

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

test('a secret that cannot be read does not hide the results of other checks', async () => {
  await rm(join(home.data, 'secret'));
  await mkdir(join(home.data, 'secret'));
  const { code, out } = await home.admin('check');
  expect(code).toBe(1);
  expect(out).toMatch(/^fail {2}secret: EISDIR/m);
  expect(out).toContain('ok    database: is intact');
});

test('missing pages are reported with their folder, and are a failure where they should be served', async () => {
  const SITE_DIR = join(home.folder, 'site');
  const pagesOf = async (env: Record<string, string>) => {
    const { code, out } = await home.adminWith({ SITE_DIR, ...env }, 'check');
    return [code, /^.* pages: .*$/m.exec(out)?.[0]];
  };
  const production = { NODE_ENV: 'production' };
  const missing = `pages: SITE_DIR “${SITE_DIR}” contains no built site: every page answers 503 until “npm run build” has built it there.`;
  expect(await pagesOf(production)).toEqual([1, `fail  ${missing}`]);
  expect(await pagesOf({ ...production, ALLOWED_ORIGINS: 'https://www.example.org' })).toEqual([
    0,
    `warn  ${missing}`,
  ]);
  expect(await pagesOf({})).toEqual([0, `warn  ${missing}`]);
  await mkdir(SITE_DIR);
  for (const half of ['', '{"pages":{"/":', '{}', 'null']) {
    await writeFile(join(SITE_DIR, 'pages.json'), half);
    expect(await pagesOf(production)).toEqual([
      1,
      `fail  pages: SITE_DIR “${SITE_DIR}” has a pages.json that cannot be read: every page answers 503 until “npm run build” has built the site again.`,
    ]);
  }
  const pages = { '/': { file: 'index.html' } };
  await writeFile(join(SITE_DIR, 'pages.json'), JSON.stringify({ pages, notFound: { file: '404.html' } }));
  await writeFile(join(SITE_DIR, 'index.html'), '<title>Home</title>');
  expect(await pagesOf(production)).toEqual([1, expect.stringContaining(`${SITE_DIR}” lacks 404.html`)]);
  await writeFile(join(SITE_DIR, '404.html'), '<title>Not found</title>');
  expect(await pagesOf(production)).toEqual([0, `ok    pages: all of them are in ${SITE_DIR}`]);
});

/** The output lines of these checks. */
async function linesOf(parts: readonly string[], env: Record<string, string> = {}, ...more: string[]) {
  const { out } = await home.adminWith(env, 'check', ...more);
  return out.split('\n').filter((line) => parts.includes(/^\w+ +(\w+):/.exec(line)?.[1] ?? ''));
}

test('secrets are checked in their files, or in the environment if SECRET is set there', async () => {
  const [secret, previous] = ['secret', 'secret-previous'].map((name) => join(home.data, name));
  await home.admin('rotate-secret');
  expect(await linesOf(['secret'])).toEqual([
    `ok    secret: ${secret} is strong and private`,
    `ok    secret: ${previous} is strong and private`,
  ]);
  expect(await linesOf(['secret'], { SECRET_PREVIOUS: 'previous-0123456789-abcdefghijklmnop' })).toEqual([
    `ok    secret: ${secret} is strong and private`,
    `warn  secret: ${previous} is ignored, because SECRET_PREVIOUS is set in the environment.`,
  ]);
  await writeFile(previous ?? '', 'short');
  expect((await linesOf(['secret']))[1]).toMatch(/^fail {2}secret: \S+secret-previous .*\.$/);
  await rm(previous ?? '');
  await rm(secret ?? '');
  expect(await linesOf(['secret'])).toEqual([expect.stringContaining('fail  secret: There is no secret in')]);
  expect(await linesOf(['secret'], { SECRET: home.secret })).toEqual([
    'ok    secret: SECRET of the environment is strong',
  ]);
  expect(await linesOf(['settings', 'secret'], { SECRET: 'short' })).toEqual([
    expect.stringMatching(/^fail {2}settings: SECRET /),
    expect.stringMatching(/^fail {2}secret: SECRET /),
  ]);
});

test('emails that are queued for long are reported if there is a relay', async () => {
  const outboxAfter = async (minutes: number, env: Record<string, string>) => {
    await home.db
      .updateTable('outbox')
      .set({ created_at: now - minutes * 60_000 })
      .execute();
    return linesOf(['outbox'], env);
  };
  const relay = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const dead = 'ok    outbox: no dead emails';
  expect(await outboxAfter(15, relay)).toEqual([
    'ok    outbox: 2 emails queued, the oldest for 0.3 hours',
    dead,
  ]);
  expect(await outboxAfter(16, relay)).toEqual([
    'warn  outbox: 2 emails queued, the oldest for 0.3 hours.',
    dead,
  ]);
  expect(await outboxAfter(90, {})).toEqual([
    'ok    outbox: 2 emails queued, the oldest for 1.5 hours',
    dead,
  ]);
  await home.db.deleteFrom('outbox').execute();
  expect(await linesOf(['outbox'])).toEqual([
    'ok    outbox: 0 emails queued, the oldest for 0.0 hours',
    dead,
  ]);
});

test('little free disk space is a warning, and very little a failure', async () => {
  const diskWith = async (free: number) => {
    const room = jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: free / 1024, bsize: 1024 } as never);
    const [line = ''] = await linesOf(['disk']);
    room.mockRestore();
    return line.split(' at ')[0];
  };
  const [MiB, GiB] = [1024 ** 2, 1024 ** 3];
  expect(await diskWith(GiB)).toBe('ok    disk: 1.0 GiB free');
  expect(await diskWith(GiB - 1024)).toBe('warn  disk: 1.0 GiB free');
  expect(await diskWith(100 * MiB)).toBe('warn  disk: 0.1 GiB free');
  expect(await diskWith(100 * MiB - 1024)).toBe('fail  disk: 0.1 GiB free');
});

test('the relay is contacted, but gets no email', async () => {
  const mail = jest.fn();
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: mail,
  });
  await new Promise<void>((resolve) => void relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.server.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  expect(await linesOf(['relay'], { SMTP_URL })).toEqual(['ok    relay: 127.0.0.1 answers']);
  await new Promise<void>((resolve) => relay.close(resolve));
  expect(await linesOf(['relay'], { SMTP_URL })).toEqual([
    expect.stringMatching(/^fail {2}relay: 127\.0\.0\.1: /),
  ]);
  expect(await linesOf(['relay'])).toEqual(['warn  relay: SMTP_URL is not set: emails stay in the outbox.']);
  expect(mail).not.toHaveBeenCalled();
});

test('the site is asked with --site only', async () => {
  let status = 200;
  const site = createServer((request, response) => {
    const isAsked = request.url === '/healthz';
    response.writeHead(isAsked ? status : 404, { Location: '/healthz', Connection: 'close' }).end();
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const PUBLIC_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const url = `${PUBLIC_URL}/healthz`;
  const siteLines = () => linesOf(['site'], { PUBLIC_URL }, '--site');
  expect(await linesOf(['site'], { PUBLIC_URL })).toEqual([]);
  expect(await siteLines()).toEqual([`ok    site: ${url} answers`]);
  status = 503;
  expect(await siteLines()).toEqual([`fail  site: ${url} answers 503.`]);
  const silent = [expect.stringContaining(`fail  site: ${url} does not answer: `)];
  status = 302;
  expect(await siteLines()).toEqual(silent);
  await new Promise((resolve) => site.close(resolve));
  expect(await siteLines()).toEqual(silent);
  expect(await linesOf(['site'], {}, '--site')).toEqual([
    'warn  site: PUBLIC_URL is not set, so the site was not requested.',
  ]);
});

test('for a host with several addresses, none of which answers, each error is reported', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'];
  // As “localhost” has two on most machines.
  const lookup = (...asked: unknown[]): void => {
    const answer = asked.at(-1) as (error: null, found: dns.LookupAddress[]) => void;
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  };
  jest.spyOn(dns, 'lookup').mockImplementation(lookup);
  const closed = createServer();
  await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve));
  const host = `site.test:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));
  const settings = {
    SMTP_URL: `smtp://${host}`,
    PUBLIC_URL: `http://${host}`,
    DATABASE_URL: `postgres://${host}/site`,
  };
  const lines = await linesOf(['relay', 'site', 'database'], settings, '--site');
  expect(lines).toHaveLength(3);
  // In any order, because Nodemailer shuffles the addresses of a host.
  for (const address of addresses)
    for (const line of lines)
      expect(line).toMatch(new RegExp(`^fail .*: (.*; )?connect ECONNREFUSED ${address}:`));
});

test('a stopped PostgreSQL is reported, also with a Unix socket', async () => {
  const DATABASE_URL = `postgres:///site?host=${home.data}`;
  expect(await linesOf(['database'], { DATABASE_URL })).toEqual([
    `fail  database: The database does not answer now: connect ENOENT ${home.data}/.s.PGSQL.5432.`,
  ]);
});

test('a server that can be reached past its proxy is a warning', async () => {
  const behind = { TRUST_PROXY: '1', PUBLIC_URL: 'https://site.example.org' };
  expect(await linesOf(['settings', 'proxy'], behind)).toEqual(['ok    settings: are valid and consistent']);
  expect(await linesOf(['settings', 'proxy'], { ...behind, HOST: '0.0.0.0' })).toEqual([
    expect.stringContaining('warn  proxy: HOST accepts other computers although TRUST_PROXY is set'),
  ]);
  for (const HOST of ['127.0.0.1', '0.0.0.0'])
    expect(await linesOf(['settings', 'proxy'], { HOST })).toEqual([
      'ok    settings: are valid and consistent',
    ]);
  expect(await linesOf(['settings', 'proxy'], { PUBLIC_URL: 'http://site.example.org' })).toEqual([
    expect.stringContaining('warn  settings: PUBLIC_URL is not https'),
  ]);
});

test('a database that takes no writes is reported, and what it holds is checked all the same', async () => {
  const path = join(home.data, 'app.db');
  const whole = new SqliteDatabase(path);
  whole.pragma('wal_checkpoint(TRUNCATE)');
  whole.close();
  const file = await fs.open(path, 'r+');
  // The write version of the file format: a file of a later one is read-only (SQLite’s file format, 1.3.3).
  await file.write(Buffer.of(3), 0, 1, 18);
  await file.close();
  expect(await linesOf(['database'])).toEqual([
    'ok    database: answers, and its schema is up to date',
    'fail  database: takes no writes: attempt to write a readonly database.',
    'ok    database: is intact',
  ]);
});

test('a damaged database is reported', async () => {
  jest
    .spyOn(SqliteDatabase.prototype, 'pragma')
    .mockImplementation((text) => (text.startsWith('quick_check') ? 'row 1 missing from index' : []));
  expect(await linesOf(['database'])).toEqual([
    'ok    database: answers, and its schema is up to date',
    'ok    database: takes writes',
    'fail  database: is damaged: row 1 missing from index.',
  ]);
});
