import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeSite } from '../../server/http/site.ts';
import type { Site } from '../../server/http/site.ts';
import { makeTestServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

/** Writes the files of a site, by their paths, into a temporary folder, which the caller deletes. Returns its path. */
export async function writeSite(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** The content of the scripts in `siteFiles`. */
export const script = 'document.title = "hello";'.repeat(50);

/** Three pages, and files with and without compressed siblings. */
const siteFiles = {
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

export const policyOf = ({ headers }: Response): string => headers.get('Content-Security-Policy') ?? '';

/** Gives each test of the file a test server with a small built site. */
export function installBuiltSite() {
  let testServer: TestServer;
  let folder: string;
  let site: Site;
  const health = { isDraining: false, isWritable: true };

  type Changes = Partial<Parameters<typeof makeSite>[2]> & { publicUrl?: string };
  async function openSite({ publicUrl, ...options }: Changes = {}): Promise<void> {
    const { dependencies, settings } = testServer;
    site = await makeSite(dependencies, publicUrl === undefined ? settings : { ...settings, publicUrl }, {
      siteFolder: folder,
      showOutbox: true,
      isDraining: () => health.isDraining,
      isWritable: () => health.isWritable,
      ...options,
    });
  }

  beforeEach(async () => {
    testServer = await makeTestServer();
    Object.assign(health, { isDraining: false, isWritable: true });
    folder = await writeSite(siteFiles);
    await openSite();
  });
  afterEach(async () => {
    await testServer.close();
    await rm(folder, { recursive: true });
  });

  return {
    currentServer: () => testServer,
    /** The folder of the built site. */
    siteFolder: () => folder,
    /** What the site reports about itself, for a test to change. */
    health,
    /** Opens the site with other options; requests go to that one from then on. */
    openSite,
    request: (...request: Parameters<Site['request']>) => site.request(...request),
    get: (path: string, headers: Record<string, string> = {}) => site.request(path, { headers }),
  };
}
