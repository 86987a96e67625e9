import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from '../../server/http/pagesManifest.ts';

const root = path.join(import.meta.dirname, '../..');
export const dist = path.join(root, 'dist');

/** What the server reads first. It is written last, so its age is the build's age. */
export const manifestIn = (folder: string) => path.join(folder, manifestFile);

const sources = [
  'src',
  'contract',
  'public',
  'tooling',
  'server/http/pagesManifest.ts',
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

/** Whether a built site is missing or older than anything it is made of. */
export async function isStale(folder = dist): Promise<boolean> {
  const built = await stat(manifestIn(folder)).catch(() => null);
  if (!built) return true;
  const changes = await Promise.all(sources.map((place) => newestChange(path.join(root, place))));
  return changes.some((change) => change > built.mtimeMs);
}
