import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from './serve.ts';
import type { Served } from './serve.ts';

let folder: string;
let site: Served;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'careers'));
  await writeFile(path.join(folder, 'index.html'), 'home');
  await writeFile(path.join(folder, 'careers/index.html'), 'careers');
  await writeFile(path.join(folder, 'main.0123abcd.js'), 'void 0;');
  await writeFile(path.join(folder, 'og.png'), 'picture');
  site = await serve(folder);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(site.url + address, { headers });

test.each([
  ['/', 'home'],
  ['/careers', 'careers'],
  ['/careers/', 'careers'],
])('the page of %s is compressed, and revalidated on each request', async (address, text) => {
  const response = await get(address);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(text);
  const again = await get(address, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a file with a hash in its name is cached for ever, others for an hour', async () => {
  expect((await get('/main.0123abcd.js')).headers.get('cache-control')).toContain('immutable');
  const picture = await get('/og.png');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(picture.headers.get('content-encoding')).toBeNull();
});

test('a missing file is answered with 404, and so is a path outside the folder', async () => {
  expect((await get('/nothing.js')).status).toBe(404);
  expect((await get(`/..%2f${path.basename(folder)}/index.html`)).status).toBe(404);
});
