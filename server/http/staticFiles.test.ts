import fs, { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { visitor } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeSite } from './site.ts';
import type { Site } from './site.ts';

let testServer: TestServer;
let folder: string;
let site: Site;
let isDraining = false;
let isWritable: boolean;

const script = 'document.title = "hello";'.repeat(50);
const files: Record<string, string | Buffer> = {
  'index.html': '<title>Home</title>',
  'login/index.html': '<title>Login</title>',
  'services/AI-solutions/index.html': '<title>AI</title>',
  '404.html': '<title>Not found</title>',
  'favicon.svg': '<svg/>',
  'static/js/app.1234.js': script,
  'static/js/app.1234.js.br': brotliCompressSync(script),
  'static/js/app.1234.js.gz': gzipSync(script),
  'static/js/small.1234.js.gz': gzipSync(script),
  'static/js/small.1234.js': script,
  'static/notes': 'notes',
  'pages.json': JSON.stringify({
    pages: {
      '/': { file: 'index.html', scripts: ['sha256-HOME='], styles: ['sha256-STYLE='], listed: true },
      '/login': { file: 'login/index.html', scripts: [], styles: [], listed: false },
      '/services/AI-solutions': { file: 'services/AI-solutions/index.html', scripts: [], styles: [] },
    },
    notFound: { file: '404.html', scripts: ['sha256-LOST='], styles: [] },
  }),
};

beforeEach(async () => {
  testServer = await makeTestServer();
  isDraining = false;
  isWritable = true;
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  site = await openSite();
});
afterEach(async () => {
  await testServer.close();
  await rm(folder, { recursive: true });
});

const openSite = (showOutbox = true, siteFolder = folder) =>
  makeSite(testServer.dependencies, testServer.settings, {
    siteFolder,
    showOutbox,
    isDraining: () => isDraining,
    isWritable: () => isWritable,
  });
const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const contentSecurityPolicyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/login', 'Login'],
    ['/LogIn?next=/', 'Login'],
    ['/services/AI-solutions', 'AI'],
    ['/services/ai-solutions', 'AI'],
  ])('%s is found', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe(`<title>${title}</title>`);
  });

  test.each([
    ['/login/', '/login'],
    ['/LOGIN//?next=/', '/login?next=/'],
    ['/services/ai-solutions/', '/services/AI-solutions'],
    ['//', '/'],
  ])('%s leads to %s, the address without a final slash', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(location);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test.each([
    '/nothing',
    '/nothing/',
    '//evil.example/',
    '/careers',
    '/login/index.html',
    '/index.html',
    '/pages.json',
    '/static',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '//evil.example',
    '/favicon.svg.br',
  ])('%s is answered with the page for missing addresses and status 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<title>Not found</title>');
    expect(contentSecurityPolicyOf(response)).toContain("'sha256-LOST='");
  });

  test('allows its own inline tags and no other', async () => {
    const home = contentSecurityPolicyOf(await get('/'));
    expect(home).toContain("script-src 'self' 'sha256-HOME=';");
    expect(home).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-STYLE=';");
    expect(home).toContain('trusted-types webpack boot');
    expect(contentSecurityPolicyOf(await get('/login'))).not.toContain('HOME');
  });

  test('a page that has not changed is answered with 304', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/nothing', { 'If-None-Match': etag })).status).toBe(404);
    const lost = (await get('/nothing')).headers.get('ETag') ?? '';
    expect((await get('/nothing', { 'If-None-Match': lost })).status).toBe(404);
  });

  test.each<[string, (etag: string) => string, number]>([
    ['as a strong tag', (etag) => etag.replace('W/', ''), 304],
    ['in a list with others', (etag) => `"other", W/"a, b" ,${etag}`, 304],
    ['as *', () => '*', 304],
    ['after more tags than are looked at', (etag) => `${'"other", '.repeat(200)}${etag}`, 200],
    ['as another tag', () => 'W/"other"', 200],
    ['as a part of its tag', (etag) => `"${etag.slice(-5)}`, 200],
    ['without quotes', (etag) => etag.replaceAll('"', ''), 200],
    ['as nothing', () => '', 200],
  ])(
    'a page that If-None-Match names %s is sent only if the tags do not match',
    async (_how, asked, status) => {
      const etag = (await get('/')).headers.get('ETag') ?? '';
      expect((await get('/', { 'If-None-Match': asked(etag) })).status).toBe(status);
    },
  );

  test('takes no other methods than GET and HEAD', async () => {
    const response = await site.request('/login', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await site.request('/login', { method: 'HEAD' })).status).toBe(200);
    // The same where the response has been prepared by an earlier request.
    await get('/login');
    expect((await site.request('/login', { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['is not built', 'nowhere'],
    ['was copied in part only', 'half'],
  ])('a page of a site that %s says what to do, and the API works', async (_what, name) => {
    await mkdir(join(folder, 'half'));
    await writeFile(join(folder, 'half/pages.json'), '{"pages":{"/":');
    site = await openSite(true, join(folder, name));
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
    expect((await get('/api/nothing')).status).toBe(404);
  });
});

describe('a file', () => {
  const path = '/static/js/app.1234.js';

  const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  test.each<[string, 'br' | 'gzip' | null]>([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['GZip;q=0.5', 'gzip'],
    ['identity', null],
  ])('requested with Accept-Encoding “%s” is sent with the encoding %s', async (accepted, encoding) => {
    const response = await get(path, { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toContain('javascript');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(decompress[encoding ?? 'identity'](bytes).toString()).toBe(script);
  });

  test.each<[string, string | null, string | null]>([
    ['/static/js/small.1234.js', 'gzip', 'Accept-Encoding'],
    ['/favicon.svg', null, null],
    ['/login', null, null],
  ])('%s is sent with an encoding that was built of it: %s', async (asked, encoding, vary) => {
    const { status, headers } = await get(asked, { 'Accept-Encoding': 'gzip, br' });
    expect([status, headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([200, encoding, vary]);
  });

  test('a file of an unknown type is sent as application/octet-stream', async () => {
    expect((await get('/static/notes')).headers.get('Content-Type')).toBe('application/octet-stream');
  });

  test('is read once, and again only if reading failed', async () => {
    const read = jest.spyOn(fs, 'readFile');
    await Promise.all([get('/static/notes'), get('/static/notes')]);
    await get('/static/notes');
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRejectedValueOnce(new Error('too many open files'));
    expect((await get(path)).status).toBe(500);
    expect(await (await get(path)).text()).toBe(script);
  });

  test('a file that is missing is not answered with a page', async () => {
    const response = await get('/static/js/app.old.js');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no such file.\n');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('outside of static/ is revalidated each time', async () => {
    const response = await get('/favicon.svg');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
  });
});

test('an address that was requested before is answered the same, and counted', async () => {
  const request = jest.spyOn(testServer.dependencies.metrics, 'request');
  const asked: [string, Record<string, string>][] = [
    ['/', {}],
    ['/login?next=/', {}],
    ['/static/js/app.1234.js', { 'Accept-Encoding': 'gzip, br' }],
    ['/static/js/app.1234.js', { 'Accept-Encoding': 'br;q=0, gzip' }],
    ['/static/js/app.1234.js', { 'If-None-Match': '*' }],
  ];
  /** One after the other, because first reads of files that run at the same time end in any order. */
  async function answers() {
    const all: unknown[] = [];
    for (const [path, headers] of asked) {
      const response = await get(path, headers);
      const bytes = Buffer.from(await response.arrayBuffer()).toString('base64');
      all.push([response.status, Object.fromEntries(response.headers), bytes]);
    }
    return all;
  }
  const first = await answers();
  expect(await answers()).toEqual(first);
  const etag = (await get('/')).headers.get('ETag') ?? '';
  const unchanged = await get('/', { 'If-None-Match': `"other", ${etag}` });
  expect([unchanged.status, unchanged.headers.get('X-Content-Type-Options')]).toEqual([304, 'nosniff']);
  const all = [200, 200, 200, 200, 304];
  expect(request.mock.calls.map(([route, method, status]) => [route, method, status])).toEqual(
    [...all, ...all, 200, 304].map((status) => ['page', 'GET', status]),
  );
});

test.each([
  '/',
  '/nothing',
  '/favicon.svg',
  '/static/nothing.js',
  '/api',
  '/api/auth/user/profile',
  '/api/files/r_nothing',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/change-password',
  '/outbox',
  '/outbox.json',
])('%s may not be framed, and its policy denies what it does not allow', async (path) => {
  const response = await site.request(path, {}, { direct: true });
  expect(contentSecurityPolicyOf(response)).toMatch(
    /^default-src 'none'; (.*; )?frame-ancestors 'none'(;|$)/,
  );
});

test('an internal error may not be framed, and is logged', async () => {
  const error = jest.spyOn(testServer.dependencies.log, 'error');
  jest.spyOn(fs, 'readFile').mockRejectedValueOnce(new Error('too many open files'));
  const response = await get('/static/notes');
  expect(response.status).toBe(500);
  expect(contentSecurityPolicyOf(response)).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(error).toHaveBeenCalledWith(
    'failed',
    expect.objectContaining({ status: 500, error: 'Error: too many open files' }),
  );
});

test('the sitemap names the pages that are to be found', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const { publicUrl } = testServer.settings;
  expect(sitemap.match(/(?<=<loc>).*(?=<\/loc>)/g)).toEqual([`${publicUrl}/`]);
});

test('password managers find the page on which a password is changed, and a 404 at the address they probe', async () => {
  const response = await get('/.well-known/change-password');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/forgot-password');
  // By this address they find out whether a site answers missing addresses with 404.
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await get(missing)).status).toBe(404);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nothing', '/favicon.svg', '/api/nothing', '/healthz']) {
    const { headers } = await get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toBe('camera=(), microphone=(), geolocation=(), payment=()');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  }
  const settings = { ...testServer.settings, publicUrl: 'https://kolam.example' };
  const secure = await makeSite(testServer.dependencies, settings, {
    siteFolder: folder,
    showOutbox: false,
    isDraining: () => false,
    isWritable: () => true,
  });
  expect((await secure.request('/')).headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

describe('an operator', () => {
  test('reads whether the server is alive and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    await testServer.call('sendSignUpCode', { email: visitor.email });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
    isDraining = true;
    const draining = await get('/readyz');
    expect(draining.status).toBe(503);
    expect(await draining.json()).toEqual({ status: 'draining' });
  });

  test('reads that the database does not answer', async () => {
    jest.spyOn(testServer.dependencies.store, 'probe').mockRejectedValue(new Error('gone'));
    const response = await get('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'unavailable' });
    expect((await get('/healthz')).status).toBe(200);
  });

  test('reads that the server is not ready while the database takes no writes, and that it lives', async () => {
    isWritable = false;
    const response = await get('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await get('/healthz')).status).toBe(200);
    isWritable = true;
    expect((await get('/readyz')).status).toBe(200);
  });

  test('reads the outbox by direct requests only, and only where it is switched on', async () => {
    const direct = { direct: true };
    expect((await site.request('/outbox', {}, direct)).status).toBe(200);
    expect((await get('/outbox')).status).toBe(404);
    site = await openSite(false);
    expect((await site.request('/outbox', {}, direct)).status).toBe(404);
    expect((await site.request('/outbox.json', {}, direct)).status).toBe(404);
  });
});
