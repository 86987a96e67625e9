import path from 'node:path';
import { keysOf } from '../../contract/keysOf.ts';
import { supportTools } from '../../contract/tools.ts';
import type { SupportTool } from '../../contract/tools.ts';
import type { PagesManifest } from '../../server/http/pagesManifest.ts';
import { supportTitles } from '../../src/content/supportTitles.ts';
import { buildOf } from '../../src/trace/file/buildOf.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import { fontLinks } from './htmlTemplate.ts';
import { writeText } from './writeText.ts';

/** Names of the entries in webpack. They have a prefix, because the site already has a chunk named `frame`. */
export const supportEntries = { replay: 'supportReplay', frame: 'supportFrame' } as const;

/**
 * A document of the support team that holds only links to its scripts: nothing inline, nothing prerendered, and not indexed
 * by search engines. It names the build of the site that it belongs to.
 */
export const supportDocument = (
  tool: SupportTool,
  scripts: readonly string[],
  { build = 'development', fonts = [] }: { build?: string; fonts?: readonly string[] } = {},
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="build" content="${build}">
<title>${supportTitles[tool]}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fontLinks(fonts)}
${scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
</body>
</html>
`;

/** Writes the support team's documents into `folder`. Returns their entries of the server's manifest, by address. */
export async function writeSupportDocuments(
  folder: string,
  chunks: ChunkFiles,
  { siteScripts, fonts }: Record<'siteScripts' | 'fonts', readonly string[]>,
): Promise<NonNullable<PagesManifest['tools']>> {
  const manifest: NonNullable<PagesManifest['tools']> = {};
  for (const tool of keysOf(supportTools)) {
    const address = supportTools[tool];
    const scripts = chunks[supportEntries[tool]];
    if (!scripts?.length) throw new Error(`There are no scripts for ${address}.`);
    const file = path.posix.join(address.slice(1), 'index.html');
    // The frame preloads no fonts: it shows no text of its own, and the replay screen around it has fetched them.
    const ownFonts = tool === 'replay' ? fonts : [];
    const text = supportDocument(tool, scripts, { build: buildOf(siteScripts), fonts: ownFonts });
    await writeText(folder, file, text);
    manifest[address] = { tool, file, scripts: [], styles: [], listed: false };
  }
  return manifest;
}
