import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import type { MultiStats, StatsCompilation } from 'webpack';
import configure from '../../webpack.config.ts';
import { compressFolder } from './compress.ts';
import { writeHeadersFile } from './headersFile.ts';
import { makeDrawings } from '../assets/drawings.ts';
import { makeFonts } from '../assets/fonts.ts';
import { makeIcons } from '../assets/icons.ts';
import { makeLogos } from '../assets/logos.ts';
import { writePages } from './pages.ts';
import type { ChunkFiles } from './pages.ts';
import { dist, isStale, manifestIn } from './stale.ts';
import { makeServiceKolams } from '../assets/serviceKolams.ts';
import { makeTheme } from '../assets/theme.ts';

const root = path.join(import.meta.dirname, '../..');

/** Where the site will stand (the server's own variable), for canonical links and shared pictures. */
const origin = (process.env['PUBLIC_URL'] ?? '').replace(/\/+$/, '');

const filesByChunk = (stats: StatsCompilation | undefined): ChunkFiles =>
  Object.fromEntries(
    Object.entries(stats?.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => `/${asset.name}`).filter((file) => file.endsWith('.js')),
    ]),
  );

/** Builds the site into a folder, `dist` if none is named: scripts, one HTML file a page, compressed siblings. Throws with webpack's own message. */
export async function build(mode: 'production' | 'development' = 'production', folder = dist): Promise<void> {
  const startedAt = performance.now();
  await Promise.all([
    makeDrawings(),
    makeFonts(),
    makeIcons(),
    makeLogos(),
    makeServiceKolams(),
    makeTheme(),
  ]);
  const compiler = webpack(configure({ folder }, { mode }));
  if (!compiler) throw new Error('webpack did not accept its configuration.');
  const stats = await promisify<MultiStats | undefined>((done) => compiler.run(done))();
  await promisify<void>((done) => compiler.close((error) => done(error)))();
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString({ preset: 'errors-only' }) ?? 'webpack failed.');
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings' }));

  const browserStats = stats.toJson({ all: false, chunkGroups: true, assets: true }).children?.[0];
  await cp(path.join(root, 'public'), folder, { recursive: true });
  const manifest = await writePages(
    folder,
    path.join(root, '.cache/prerender', mode, 'prerender.mjs'),
    filesByChunk(browserStats),
    origin,
  );
  await compressFolder(folder);
  await writeHeadersFile(folder, manifest, origin);
  await writeFile(manifestIn(folder), JSON.stringify(manifest));
  console.log(
    `Built ${Object.keys(manifest.pages).length} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
  );
}

// As a program: `node tooling/build/build.ts [--if-stale] [production|development] [folder]`.
if (import.meta.main) {
  const [mode = 'production', folder = dist] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!process.argv.includes('--if-stale') || (await isStale(folder)))
    await build(mode === 'development' ? 'development' : 'production', folder);
}
