import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keysOf } from '../../contract/keysOf.ts';
import { paths } from '../../contract/paths.ts';
import type { PathName } from '../../contract/paths.ts';
import type { PageFile, PagesManifest } from '../../server/http/pagesManifest.ts';
import { inlineHashOf } from '../../server/http/securityHeaders.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import { drawingMasks } from './drawingMasks.ts';
import { withDrawingParts } from './drawingParts.ts';
import { htmlPageOf } from './htmlTemplate.ts';
import { pageScriptsOf } from './pageScripts.ts';
import type { PrerenderBundle, Waking } from './prerenderBundle.ts';

const siteOf = async (bundle: string) => (await import(pathToFileURL(bundle).href)) as PrerenderBundle;

/** Addresses of the fonts that a document preloads. */
export const preloadedFontsOf = async (bundle: string): Promise<readonly string[]> =>
  (await siteOf(bundle)).preloadedFonts;

const inlineTags = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) =>
    inlineHashOf(match[1] ?? ''),
  );

/**
 * Fails the build for inline styles and event handlers, which the Content-Security-Policy would silently block in the
 * browser.
 */
function assertServable(pathname: string, html: string): void {
  const refused = /<[^>]+\s(style|on[a-z]+)="/.exec(html);
  if (refused)
    throw new Error(`${pathname} holds an inline ${refused[1]} attribute: ${refused[0].slice(0, 200)}`);
}

/** Hides the one button of the footer (the problem report), which does nothing without JavaScript. */
const noReport = 'footer button{display:none!important}';

/** Writes a file with a hash of its content in its name, as webpack names its own. Returns its address. */
async function writeNamed(folder: string, name: string, ending: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${name}.${hash}${ending}`;
  await writeFile(path.join(folder, file), text);
  return `/${file}`;
}

/**
 * Renders every page, and the page for unknown addresses, into `folder`.
 *
 * @param origin of the site, for links that must be absolute; empty where it is not known
 * @param apiOrigin origin of the API's host; empty where the API shares the site's origin
 */
export async function writePages(
  folder: string,
  bundle: string,
  chunks: ChunkFiles,
  origin: string,
  apiOrigin: string,
): Promise<PagesManifest> {
  const site = await siteOf(bundle);

  const write = async (
    name: PathName | null,
    pathname: string,
    { wakes }: Waking,
    file: string,
  ): Promise<PageFile> => {
    const { html: rendered, styles } = await site.renderPage(pathname);
    const readSvg = (address: string) => readFileSync(path.join(folder, address), 'utf8');
    const { html, parts } = withDrawingParts(rendered, readSvg);
    const masks = drawingMasks(rendered, readSvg);
    const own = site.pageChunks[name ?? 'notFound'];
    const scripts = pageScriptsOf({ pathname, wakes, own }, chunks);
    const head = site.pageHeadOf(pathname);
    const text = htmlPageOf({
      ...head,
      origin,
      structuredData: name ? site.structuredDataOf(name, origin) : null,
      siteName: site.company.name,
      tagline: site.company.tagline,
      styles,
      firstLoadCss: site.firstLoadCss,
      firstLoadHtml: site.firstLoadHtml,
      fonts: site.preloadedFonts,
      scripts,
      withoutSession: (name && site.withoutSession[name]) ?? null,
      drawingParts: parts,
      noScriptStyles: await writeNamed(folder, 'static/media/noScript', '.css', `${noReport}\n${masks}`),
      html,
    });
    assertServable(pathname, text);
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    return {
      file,
      scripts: inlineTags(text, 'script'),
      styles: inlineTags(text, 'style'),
      listed: head.listed,
    };
  };

  const manifest: PagesManifest = {
    pages: {},
    notFound: await write(null, '/404', site.notFoundLoader, '404.html'),
    ...(apiOrigin !== '' && { apiOrigin }),
  };
  for (const name of keysOf(site.pageLoaders)) {
    const pathname = paths[name];
    const file = path.posix.join(pathname.slice(1), 'index.html');
    manifest.pages[pathname] = await write(name, pathname, site.pageLoaders[name], file);
  }
  return manifest;
}
