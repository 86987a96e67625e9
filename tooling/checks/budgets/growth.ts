import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Configuration } from 'webpack';
import { supportTools } from '../../../contract/tools.ts';
import configure from '../../../webpack.config.ts';
import { makeAssets } from '../../assets/assets.ts';
import { bundle } from '../../build/bundle.ts';
import { chunkFilesOf } from '../../build/chunkFiles.ts';
import { dist } from '../../build/stale.ts';
import { report } from './budgets.ts';
import { dummyRoutes } from './dummyRoutes.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The tables in which every route has an entry. */
const tables = ['contract/paths.ts', 'src/content/pages.ts', 'src/app/routes/pageLoaders.tsx'];

const addDummyRoutes = {
  include: tables.map((table) => path.join(root, table)),
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'dummyRoutes.ts'),
} as const;

/**
 * The configuration of the browser's production build, with more routes. It has a webpack cache of its own, or both builds
 * would keep replacing each other's cached modules.
 */
function grownSite(folder: string): Configuration {
  const [site] = configure({ folder }, { mode: 'production' });
  if (!site || typeof site.cache !== 'object' || site.cache.type !== 'filesystem')
    throw new Error('The configuration of webpack does not begin with a browser that has a cache in files.');
  return {
    ...site,
    cache: { ...site.cache, name: 'browser-production-growth' },
    module: { ...site.module, rules: [...(site.module?.rules ?? []), addDummyRoutes] },
  };
}

/**
 * Builds the site with more routes. Returns the scripts of the entry, which every page loads first.
 * @throws with webpack's own message
 */
async function build(folder: string): Promise<readonly string[]> {
  const { stats, close } = await bundle(grownSite(folder));
  await close();
  return chunkFilesOf(stats)['main'] ?? [];
}

/** The scripts that all pages of a built site name, which are those of the entry. */
async function entryScripts(folder: string): Promise<string[]> {
  // The support team's documents are left out, because they load scripts of their own.
  const own = Object.values(supportTools).map((address) => path.join(address.slice(1), '/'));
  const pages = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !own.some((tool) => file.startsWith(tool)),
  );
  const named = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(folder, page), 'utf8');
      return new Set(html.match(/(?<=\/)static\/js\/[\w.-]+\.js/g));
    }),
  );
  return [...(named[0] ?? [])].filter((script) => named.every((scripts) => scripts.has(script)));
}

async function brotliSize(folder: string, files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new Error(`No script was found that every page of ${folder} begins with.`);
  const packed = await Promise.all(
    files.map(async (file) => promisify(brotliCompress)(await readFile(path.join(folder, file)))),
  );
  return packed.reduce((total, { length }) => total + length, 0);
}

// A build that was up to date has not made the assets again, and `.cache` may have been deleted since.
await makeAssets();
const grown = path.join(root, '.cache/growth');
const before = await brotliSize(dist, await entryScripts(dist));
const after = await brotliSize(grown, await build(grown));
const { lines, over } = report([
  {
    budget: 'routeGrowth',
    at: `${dummyRoutes.length} routes more`,
    value: (after - before) / dummyRoutes.length,
  },
]);
console.log(lines.join('\n'));
process.exitCode = over.length === 0 ? 0 : 1;
