import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import configure from '../../webpack.config.ts';
import { isMode } from '../webpack/common.ts';
import type { Mode } from '../webpack/common.ts';
import { bundle } from './bundle.ts';
import { bundleApart } from './bundleApart.ts';
import { chunkFilesOf } from './chunkFiles.ts';
import { compressFolder } from './compress.ts';
import { writeHeadersFile } from './headersFile.ts';
import { makeAssets } from '../assets/assets.ts';
import { oneAtATime } from './oneAtATime.ts';
import { writePages } from './pages.ts';
import { openPrerenderBundle } from './prerenderBundle.ts';
import { replacedAddress, replacedScript } from './replacedScript.ts';
import { dist, isStale, purposeOf, writeManifest } from './stale.ts';
import { writeSupportDocuments } from './supportDocuments.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Builds the site into a folder: scripts, one HTML file per page, compressed siblings.
 * @throws with webpack's own message
 */
async function build(mode: Mode, folder: string): Promise<void> {
  const startedAt = new Date();
  const purpose = purposeOf(mode);
  await makeAssets();
  const [configuration] = configure({ folder }, { mode });
  const [{ stats, close }, , support] = await Promise.all([
    bundle(configuration),
    bundleApart('prerender', mode, folder),
    bundleApart('support', mode, folder),
  ]);
  await cp(path.join(root, 'public'), folder, { recursive: true });
  await writeFile(path.join(folder, replacedAddress), replacedScript());
  const chunks = chunkFilesOf(stats);
  const prerender = await openPrerenderBundle(path.join(root, '.cache/prerender', mode, 'prerender.mjs'));
  const pages = await writePages(folder, prerender, chunks, purpose);
  const tools = await writeSupportDocuments(folder, support, {
    siteScripts: chunks['main'] ?? [],
    fonts: prerender.preloadedFonts,
  });
  const manifest = { ...pages, tools };
  // A development build is only served on this computer, where compression gains nothing.
  const compressed = mode === 'production' && compressFolder(folder);
  // Compression runs in other threads, so this one is free for webpack's cache.
  await close();
  await compressed;
  await writeHeadersFile(folder, manifest, purpose.origin);
  await writeManifest(folder, manifest, purpose, startedAt);
  console.log(
    `Built ${Object.keys(manifest.pages).length} pages in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s.`,
  );
}

/** `ifStale`: build only if the folder holds no site or an outdated one. `folder` is `dist` by default. */
type Wish = { ifStale?: boolean; mode?: Mode; folder?: string };

/**
 * Builds the site. Only one build runs at a time: all share folders of `.cache`, and two builds into one folder would
 * delete each other's files.
 * @throws with webpack's own message
 */
export const buildSite = ({ ifStale = false, mode = 'production', folder = dist }: Wish): Promise<void> =>
  oneAtATime(
    path.join(root, '.cache/build.lock'),
    async () => {
      if (!ifStale || (await isStale(folder, purposeOf(mode)))) await build(mode, folder);
    },
    () => console.log('Another build of this checkout is running: waiting for its end …'),
  );

// As a program: `node tooling/build/build.ts [--if-stale] [production|development] [folder]`.
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { 'if-stale': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [mode = 'production', folder = dist] = positionals;
  if (!isMode(mode)) throw new Error(`A build is for production or development, not for “${mode}”.`);
  await buildSite({ ifStale: values['if-stale'], mode, folder });
}
