import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupportTool } from '../../contract/tools.ts';
import type { InlineHashes } from './securityHeaders.ts';

/** What the server must know of an HTML file: its path in the site's folder, and the inline tags its policy allows. */
export type PageFile = InlineHashes & {
  file: string;
  /** Whether the page is in the sitemap. */
  listed: boolean;
};

/** Written by the build: the file for each address. */
export type PagesManifest = {
  pages: Record<string, PageFile>;
  /** Documents of the support tool, which are not pages of the site. */
  tools?: Record<string, PageFile & { tool: SupportTool }>;
  notFound: PageFile;
  /** Origin of the host that the site calls; left out if it is the site's own. */
  apiOrigin?: string;
};

export const manifestFile = 'pages.json';

const isManifest = (value: unknown): value is PagesManifest => {
  const { pages, notFound } = Object(value) as Partial<PagesManifest>;
  return Boolean(pages && notFound);
};

/**
 * Reads the manifest of a built site. Undefined if the site has not been built or was copied only in part: this is no
 * error, because the API is served without pages, too.
 */
export async function readPagesManifest(folder: string): Promise<PagesManifest | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
    return isManifest(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
