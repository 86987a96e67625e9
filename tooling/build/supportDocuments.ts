import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { supportTools } from '../../contract/tools.ts';
import type { SupportTool } from '../../contract/tools.ts';
import { supportTitles } from '../../src/content/supportTitles.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import type { PagesManifest } from './pages.ts';

/** A document that holds nothing but its scripts: nothing in it is inline, nothing prerendered, and nobody is to find it. */
export const supportDocument = (tool: SupportTool, scripts: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${supportTitles[tool]}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
</body>
</html>
`;

/** Writes what the support team opens into `folder`, and answers what the server must know of it, by address. */
export async function writeSupportDocuments(
  folder: string,
  chunks: ChunkFiles,
): Promise<NonNullable<PagesManifest['tools']>> {
  const manifest: NonNullable<PagesManifest['tools']> = {};
  for (const [tool, address] of Object.entries(supportTools) as [SupportTool, string][]) {
    const scripts = chunks[tool];
    if (!scripts?.length) throw new Error(`There are no scripts for ${address}.`);
    const file = path.posix.join(address.slice(1), 'index.html');
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, supportDocument(tool, scripts));
    manifest[address] = { tool, file, scripts: [], styles: [], listed: false };
  }
  return manifest;
}
