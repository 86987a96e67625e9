import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile, readPagesManifest } from './pagesManifest.ts';

/** Why pages cannot be served from a folder, as a sentence that names it; undefined where all of them can. */
export async function siteProblemOf(folder: string): Promise<string | undefined> {
  const manifest = await readPagesManifest(folder);
  if (!manifest && existsSync(join(folder, manifestFile)))
    return `The site in “${folder}” of SITE_DIR has a ${manifestFile} that cannot be read: every page answers 503 until it is built anew.`;
  if (!manifest)
    return `There is no built site in “${folder}” of SITE_DIR: every page answers 503 until “npm run build” has made one there.`;
  for (const { file } of [...Object.values(manifest.pages), manifest.notFound])
    try {
      await access(join(folder, file));
    } catch {
      return `The site in “${folder}” of SITE_DIR lacks ${file}, which its ${manifestFile} names: build it anew.`;
    }
  return undefined;
}
