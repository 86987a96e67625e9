import { readFile } from 'node:fs/promises';
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
