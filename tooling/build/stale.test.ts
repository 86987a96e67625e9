import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isStale, purposeOf, writeManifest } from './stale.ts';

const page = { file: '404.html', scripts: [], styles: [], listed: false };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true }));

const purpose = purposeOf('production', { PUBLIC_URL: 'https://example.org/' });
const build = (startedAt: Date) => writeManifest(folder, { pages: {}, notFound: page }, purpose, startedAt);

test('a site that has just been built for this purpose is not stale', async () => {
  await build(new Date());
  expect(await isStale(folder, purposeOf('production', { PUBLIC_URL: 'https://example.org' }))).toBe(false);
});

test('a folder without a site is stale', async () => {
  expect(await isStale(folder, purpose)).toBe(true);
});

test('a source that changed after the build had begun makes it stale', async () => {
  await build(new Date(2001, 0, 1));
  expect(await isStale(folder, purpose)).toBe(true);
});

test.each([
  ['another address', purposeOf('production', { PUBLIC_URL: 'https://example.com' })],
  ['no address', purposeOf('production', {})],
  [
    'another host of the API',
    purposeOf('production', { PUBLIC_URL: 'https://example.org', API_ORIGIN: 'https://api.example.org' }),
  ],
  ['development', purposeOf('development', { PUBLIC_URL: 'https://example.org' })],
])('a site built for another purpose is stale: %s', async (_what, other) => {
  await build(new Date());
  expect(await isStale(folder, other)).toBe(true);
});

test.each(['PUBLIC_URL', 'API_ORIGIN'])('no site is built for a wrong %s', (name) => {
  expect(() => purposeOf('production', { [name]: 'www.example.org' })).toThrow(`${name} must be an origin`);
});
