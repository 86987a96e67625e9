import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
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
import type { Purpose } from './stale.ts';
import { writeText } from './writeText.ts';

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

/** A path within the site with a hash of the content in its name, as webpack names its own files. */
function hashedName(name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${name}.${hash}${ending}`;
}

/** A site whose scripts and drawings are in `folder` already. */
type Site = Pick<Purpose, 'origin'> & { folder: string; bundle: PrerenderBundle; chunks: ChunkFiles };

/** `name`: null for the page of unknown addresses. */
type Page = Waking & { name: PathName | null; pathname: string };

/** The HTML of a page, and the style sheet that it names for visitors without JavaScript. */
async function documentOf({ folder, bundle, chunks, origin }: Site, { name, pathname, wakes }: Page) {
  const { html: rendered, styles } = await bundle.renderPage(pathname);
  const readSvg = (address: string) => readFileSync(path.join(folder, address), 'utf8');
  const { html, parts } = withDrawingParts(rendered, readSvg);
  const noScript = `${noReport}\n${drawingMasks(rendered, readSvg)}`;
  const noScriptFile = hashedName('static/media/noScript', '.css', noScript);
  const text = htmlPageOf({
    ...bundle.pageHeadOf(pathname),
    origin,
    structuredData: name ? bundle.structuredDataOf(name, origin) : null,
    siteName: bundle.company.name,
    tagline: bundle.company.tagline,
    styles,
    firstLoadCss: bundle.firstLoadCss,
    firstLoadHtml: bundle.firstLoadHtml,
    fonts: bundle.preloadedFonts,
    scripts: pageScriptsOf({ pathname, wakes, own: bundle.pageChunks[name ?? 'notFound'] }, chunks),
    withoutSession: (name && bundle.withoutSession[name]) ?? null,
    drawingParts: parts,
    noScriptStyles: `/${noScriptFile}`,
    html,
  });
  assertServable(pathname, text);
  return { text, noScript: { file: noScriptFile, text: noScript } };
}

/** Renders a page into a file. Returns its entry in the manifest. */
async function writePage(site: Site, page: Page, file: string): Promise<PageFile> {
  const { text, noScript } = await documentOf(site, page);
  await writeText(site.folder, noScript.file, noScript.text);
  await writeText(site.folder, file, text);
  return {
    file,
    scripts: inlineTags(text, 'script'),
    styles: inlineTags(text, 'style'),
    listed: site.bundle.pageHeadOf(page.pathname).listed,
  };
}

/** Renders every page, and the page of unknown addresses, into the folder of the site. */
export async function writePages(
  folder: string,
  bundle: PrerenderBundle,
  chunks: ChunkFiles,
  { origin, apiOrigin }: Pick<Purpose, 'origin' | 'apiOrigin'>,
): Promise<PagesManifest> {
  const site = { folder, bundle, chunks, origin };
  const { wakes } = bundle.notFoundLoader;
  const manifest: PagesManifest = {
    pages: {},
    notFound: await writePage(site, { name: null, pathname: '/404', wakes }, '404.html'),
    ...(apiOrigin !== '' && { apiOrigin }),
  };
  for (const name of keysOf(bundle.pageLoaders)) {
    const page = { name, pathname: paths[name], wakes: bundle.pageLoaders[name].wakes };
    const file = path.posix.join(page.pathname.slice(1), 'index.html');
    manifest.pages[page.pathname] = await writePage(site, page, file);
  }
  return manifest;
}
