import fs, { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { installBuiltSite, policyOf, script } from '../../mocks/http/builtSite.ts';

const { currentServer, siteFolder, openSite, request, get } = installBuiltSite();

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
    expect(policyOf(response)).toContain("'sha256-LOST='");
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
    const response = await request('/login', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await request('/login', { method: 'HEAD' })).status).toBe(200);
    // The same where the response has been prepared by an earlier request.
    await get('/login');
    expect((await request('/login', { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['is not built', 'nowhere'],
    ['was copied in part only', 'half'],
  ])('a page of a site that %s says what to do, and the API works', async (_what, name) => {
    await mkdir(join(siteFolder(), 'half'));
    await writeFile(join(siteFolder(), 'half/pages.json'), '{"pages":{"/":');
    await openSite({ siteFolder: join(siteFolder(), name) });
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
  const counted = jest.spyOn(currentServer().dependencies.metrics, 'request');
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
  expect(counted.mock.calls.map(([route, method, status]) => [route, method, status])).toEqual(
    [...all, ...all, 200, 304].map((status) => ['page', 'GET', status]),
  );
});
