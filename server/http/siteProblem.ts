import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile, readPagesManifest } from './pagesManifest.ts';

/** Why pages cannot be served from a folder, as a sentence that names it; undefined where all of them can. */
export async function siteProblemOf(folder: string): Promise<string | undefined> {
  const manifest = await readPagesManifest(folder);
  if (!manifest && existsSync(join(folder, manifestFile)))
    return `SITE_DIR “${folder}” has a ${manifestFile} that cannot be read: every page answers 503 until “npm run build” has built the site again.`;
  if (!manifest)
    return `SITE_DIR “${folder}” contains no built site: every page answers 503 until “npm run build” has built it there.`;
  for (const { file } of [...Object.values(manifest.pages), manifest.notFound])
    try {
      await access(join(folder, file));
    } catch {
      return `SITE_DIR “${folder}” lacks ${file}, which its ${manifestFile} names: build the site again.`;
    }
  return undefined;
}
