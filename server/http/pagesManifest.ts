import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupportTool } from '../../contract/tools.ts';
import type { InlineHashes } from './securityHeaders.ts';

/** What the server must know of an HTML file: where it lies, and which inline tags its policy may allow. */
export type PageFile = InlineHashes & {
  file: string;
  /** Stands in the sitemap. */
  listed: boolean;
};

/** Written by the build: which file answers an address. */
export type PagesManifest = {
  pages: Record<string, PageFile>;
  /** What the support team works with; no pages of the site. */
  tools?: Record<string, PageFile & { tool: SupportTool }>;
  notFound: PageFile;
  /** Of the host that the site's calls go to; left out where it is its own. */
  apiOrigin?: string;
};

export const manifestFile = 'pages.json';

const isManifest = (value: unknown): value is PagesManifest => {
  const { pages, notFound } = Object(value) as Partial<PagesManifest>;
  return Boolean(pages && notFound);
};

/** Undefined where the site has not been built, or was copied by halves: the API needs no pages and is served all the same. */
export async function readPagesManifest(folder: string): Promise<PagesManifest | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
    return isManifest(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

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

/** Whether a file has an address of its own; a page has that of the manifest, and what is compressed its original's. */
export const isPublic = (file: string): boolean =>
  file !== manifestFile && !/^_headers$|\.(html|br|gz)$/.test(file);

/** How long a file may be kept: under `static/`, where names change with the content, and anywhere else. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';
