import dns from 'node:dns';
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { checkLinesOf } from '../../../mocks/admin/checkLines.ts';
import { listenLocally } from '../../../mocks/http/listenLocally.ts';
import { freePort } from '../../../tooling/machine/freePort.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
});
afterEach(() => home.close());

test('the relay is contacted, but gets no email', async () => {
  const mail = jest.fn();
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: mail,
  });
  const SMTP_URL = `smtp://127.0.0.1:${await listenLocally(relay.server)}`;
  expect(await checkLinesOf(home, ['relay'], { SMTP_URL })).toEqual(['ok    relay: 127.0.0.1 answers']);
  await new Promise<void>((resolve) => relay.close(resolve));
  expect(await checkLinesOf(home, ['relay'], { SMTP_URL })).toEqual([
    expect.stringMatching(/^fail {2}relay: 127\.0\.0\.1: /),
  ]);
  expect(await checkLinesOf(home, ['relay'])).toEqual([
    'warn  relay: SMTP_URL is not set: emails stay in the outbox.',
  ]);
  expect(mail).not.toHaveBeenCalled();
});

test('the site is asked with --site only', async () => {
  let status = 200;
  const site = createServer((request, response) => {
    const isAsked = request.url === '/healthz';
    response.writeHead(isAsked ? status : 404, { Location: '/healthz', Connection: 'close' }).end();
  });
  const PUBLIC_URL = `http://127.0.0.1:${await listenLocally(site)}`;
  const url = `${PUBLIC_URL}/healthz`;
  const siteLines = () => checkLinesOf(home, ['site'], { PUBLIC_URL }, '--site');
  expect(await checkLinesOf(home, ['site'], { PUBLIC_URL })).toEqual([]);
  expect(await siteLines()).toEqual([`ok    site: ${url} answers`]);
  status = 503;
  expect(await siteLines()).toEqual([`fail  site: ${url} answers 503.`]);
  const silent = [expect.stringContaining(`fail  site: ${url} does not answer: `)];
  status = 302;
  expect(await siteLines()).toEqual(silent);
  await new Promise((resolve) => site.close(resolve));
  expect(await siteLines()).toEqual(silent);
  expect(await checkLinesOf(home, ['site'], {}, '--site')).toEqual([
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
  const host = `site.test:${await freePort()}`;
  const settings = {
    SMTP_URL: `smtp://${host}`,
    PUBLIC_URL: `http://${host}`,
    DATABASE_URL: `postgres://${host}/site`,
  };
  const lines = await checkLinesOf(home, ['relay', 'site', 'database'], settings, '--site');
  expect(lines).toHaveLength(3);
  // In any order, because Nodemailer shuffles the addresses of a host.
  for (const address of addresses)
    for (const line of lines)
      expect(line).toMatch(new RegExp(`^fail .*: (.*; )?connect ECONNREFUSED ${address}:`));
});
