import { rm } from 'node:fs/promises';
import { paths } from '../../contract/paths.ts';
import { supportTools } from '../../contract/tools.ts';
import { writeSite } from '../../mocks/http/builtSite.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeSite } from './site.ts';
import type { Site } from './site.ts';

const page = (file: string) => ({ file, scripts: [], styles: [], listed: true });
const tool = (name: 'replay' | 'frame') => ({
  ...page(`support/${name}/index.html`),
  listed: false,
  tool: name,
});
const manifest = {
  pages: { '/': page('index.html') },
  tools: { [supportTools.replay]: tool('replay'), [supportTools.frame]: tool('frame') },
  notFound: page('404.html'),
};
const files = {
  'pages.json': JSON.stringify(manifest),
  'index.html': '<title>Home</title>',
  '404.html': '<title>Not found</title>',
  'support/replay/index.html': '<title>Replay</title>',
  'support/frame/index.html': '<title>Frame</title>',
};

let testServer: TestServer;
let folder: string;
let site: Site;

beforeAll(async () => {
  testServer = await makeTestServer({ database: null });
  folder = await writeSite(files);
  const options = { siteFolder: folder, showOutbox: false, isDraining: () => false, isWritable: () => true };
  site = await makeSite(testServer.dependencies, testServer.settings, options);
});
afterAll(async () => {
  await testServer.close();
  await rm(folder, { recursive: true });
});

const directivesOf = async (address: string) => {
  const { headers } = await site.request(address);
  return (headers.get('content-security-policy') ?? '').split('; ');
};

/** The policy of every page of the site, which the support tool must not change. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types webpack boot',
];

test('the support tool changes the policy of no page, nor that of the page for missing addresses', async () => {
  expect(await directivesOf('/')).toEqual(pagePolicy);
  expect(await directivesOf('/support')).toEqual(pagePolicy);
});

test('the two documents of the support tool are served, at the first request and later', async () => {
  for (const [address, title] of [
    [supportTools.replay, 'Replay'],
    [supportTools.frame, 'Frame'],
  ] as const)
    for (const _ of [1, 2]) {
      const response = await site.request(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(`<title>${title}</title>`);
    }
});

test('the screen of the support tool may also frame this site', async () => {
  expect(await directivesOf(supportTools.replay)).toEqual([...pagePolicy, "frame-src 'self'"]);
});

test('the frame may make no calls, send no form, and be framed by this site only', async () => {
  const policy = await directivesOf(supportTools.frame);
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'none'",
      "manifest-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'trusted-types webpack',
    ]),
  );
  expect(policy).toHaveLength(pagePolicy.length);
});

test('the documents of the support tool are in neither the sitemap nor the paths of the site', async () => {
  const sitemap = await (await site.request('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/support');
  expect(Object.values(paths).filter((path) => path.startsWith('/support'))).toEqual([]);
});
