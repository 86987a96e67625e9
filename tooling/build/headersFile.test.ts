import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { PagesManifest } from '../../server/http/pagesManifest.ts';
import { makeSite } from '../../server/http/site.ts';
import { writeHeadersFile } from './headersFile.ts';

const origin = 'https://www.example.org';
const page = (file: string, hash: string) => ({
  file,
  scripts: [`sha256-${hash}=`],
  styles: [`sha256-style${hash}=`],
  listed: true,
});
const manifest: PagesManifest = {
  pages: { '/': page('index.html', 'home'), '/about-us': page('about-us/index.html', 'about') },
  tools: {
    '/support/replay': { ...page('support/replay/index.html', 'replay'), tool: 'replay' },
    '/support/frame': { ...page('support/frame/index.html', 'frame'), tool: 'frame' },
  },
  notFound: page('404.html', 'missing'),
};

let folder: string;
let text: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'headers-'));
  await mkdir(path.join(folder, 'static/js'), { recursive: true });
  await mkdir(path.join(folder, 'about-us'));
  for (const tool of ['replay', 'frame']) {
    await mkdir(path.join(folder, 'support', tool), { recursive: true });
    await writeFile(path.join(folder, 'support', tool, 'index.html'), tool);
  }
  for (const file of ['index.html', 'about-us/index.html', '404.html', 'favicon.svg', 'favicon.svg.br'])
    await writeFile(path.join(folder, file), file);
  await writeFile(path.join(folder, 'static/js/main.0123abcd.js'), 'void 0;');
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(manifest));
  await writeHeadersFile(folder, manifest, origin);
  text = await readFile(path.join(folder, '_headers'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

type Rule = { address: string; headers: Record<string, string> };
const rulesOf = (): Rule[] =>
  text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [address = '', ...lines] = rule.split('\n');
      const headers = lines.map((line) => /^ {2}([^:]+): (.+)$/.exec(line)?.slice(1) as [string, string]);
      return {
        address,
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      };
    });

/** What a host sends: the headers of all matching rules, with several values of one header joined by commas. */
function sentByHost(address: string): Record<string, string> {
  const matching = rulesOf().filter((rule) =>
    rule.address.endsWith('*') ? address.startsWith(rule.address.slice(0, -1)) : rule.address === address,
  );
  const sent: Record<string, string> = {};
  for (const { headers } of matching)
    for (const [name, value] of Object.entries(headers))
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
  return sent;
}

test.each([
  '/',
  '/about-us',
  '/support/replay',
  '/support/frame',
  '/favicon.svg',
  '/static/js/main.0123abcd.js',
])('a static host is told to send %s with the headers of the server', async (address) => {
  const testServer = await makeTestServer({ settings: { publicUrl: origin }, database: null });
  const options = { siteFolder: folder, showOutbox: false, isDraining: () => false, isWritable: () => true };
  const site = await makeSite(testServer.dependencies, testServer.settings, options);
  const response = await site.request(address);
  await testServer.close();
  expect(response.status).toBe(200);
  const own = ['content-type', 'content-length', 'etag', 'vary', 'x-request-id'];
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name)));
  expect(sentByHost(address)).toEqual(sent);
});

test('every page has a rule with the hashes of its own inline tags, with and without the slash', () => {
  expect(sentByHost('/about-us/')).toEqual(sentByHost('/about-us'));
  expect(sentByHost('/about-us')['content-security-policy']).toContain("script-src 'self' 'sha256-about='");
  expect(sentByHost('/404.html')['content-security-policy']).toContain("'sha256-missing='");
  expect(sentByHost('/pages.json')['content-security-policy']).toBeUndefined();
});

test('the server itself does not hand out the file', async () => {
  const testServer = await makeTestServer({ database: null });
  const options = { siteFolder: folder, showOutbox: false, isDraining: () => false, isWritable: () => true };
  const site = await makeSite(testServer.dependencies, testServer.settings, options);
  expect((await site.request('/_headers')).status).toBe(404);
  await testServer.close();
});

test('the policy of pages allows calls to API_ORIGIN, and that of other files does not', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'headers-'));
  await cp(folder, elsewhere, { recursive: true });
  const calling = { ...manifest, apiOrigin: 'https://api.example.org' };
  await writeFile(path.join(elsewhere, 'pages.json'), JSON.stringify(calling));
  await writeHeadersFile(elsewhere, calling, origin);
  const host = await readFile(path.join(elsewhere, '_headers'), 'utf8');
  const testServer = await makeTestServer({ database: null });
  const options = {
    siteFolder: elsewhere,
    showOutbox: false,
    isDraining: () => false,
    isWritable: () => true,
  };
  const site = await makeSite(testServer.dependencies, testServer.settings, options);
  const policyOf = async (address: string) =>
    (await site.request(address)).headers.get('content-security-policy') ?? '';
  for (const address of ['/', '/no-such-page']) {
    const policy = await policyOf(address);
    expect(policy).toContain("; connect-src 'self' https://api.example.org; ");
    expect(host).toContain(policy);
  }
  expect(await policyOf('/favicon.svg')).toContain("; connect-src 'self'; ");
  await testServer.close();
  await rm(elsewhere, { recursive: true });
});
