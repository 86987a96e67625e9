import { readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from '../../server/http/pagesManifest.ts';
import type { PagesManifest } from '../../server/http/pagesManifest.ts';
import type { Mode } from '../webpack/common.ts';
import { originOf } from './originOf.ts';

const root = path.join(import.meta.dirname, '../..');
export const dist = path.join(root, 'dist');

/**
 * The manifest, which the server reads first. A build writes it last and sets its modification time to the start of the
 * build, so that a source that changed during the build counts as newer.
 */
export const manifestIn = (folder: string) => path.join(folder, manifestFile);

/**
 * What a build depends on beside its sources. `origin` is the site's own (the server's variable PUBLIC_URL), for canonical
 * links and the pictures of shared links, and `apiOrigin` that of the API's host; either is empty where it is not set.
 */
export type Purpose = { mode: Mode; origin: string; apiOrigin: string };

/**
 * The purpose of a build in this environment.
 * @throws ConfigError when PUBLIC_URL or API_ORIGIN is no origin
 */
export const purposeOf = (mode: Mode, env = process.env): Purpose => ({
  mode,
  origin: originOf('PUBLIC_URL', env),
  apiOrigin: originOf('API_ORIGIN', env),
});

/** Ends a build that began at `startedAt`. It may have read a source before that source changed during the build. */
export async function writeManifest(
  folder: string,
  manifest: PagesManifest,
  purpose: Purpose,
  startedAt: Date,
): Promise<void> {
  const file = manifestIn(folder);
  await writeFile(file, JSON.stringify({ ...manifest, purpose }));
  await utimes(file, startedAt, startedAt);
}

const sources = [
  'src',
  'contract',
  'public',
  'tooling',
  'server/http/pagesManifest.ts',
  'server/http/publicFiles.ts',
  'server/http/securityHeaders.ts',
  'webpack.config.ts',
  'package-lock.json',
];

async function newestChange(place: string): Promise<number> {
  const { mtimeMs } = await stat(place);
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(mtimeMs, ...times);
}

async function isFor(purpose: Purpose, folder: string): Promise<boolean> {
  const built = JSON.parse(await readFile(manifestIn(folder), 'utf8')) as { purpose?: Purpose };
  return JSON.stringify(built.purpose) === JSON.stringify(purpose);
}

/** Whether a built site is missing, made for another purpose, or older than any of its sources. */
export async function isStale(folder = dist, purpose = purposeOf('production')): Promise<boolean> {
  const built = await stat(manifestIn(folder)).catch(() => null);
  if (!built || !(await isFor(purpose, folder))) return true;
  const changes = await Promise.all(sources.map((place) => newestChange(path.join(root, place))));
  return changes.some((change) => change > built.mtimeMs);
}
