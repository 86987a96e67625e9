import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../../contract/paths.ts';
import type { PagesManifest } from '../../../server/http/pagesManifest.ts';
import { brotliOptions } from '../../build/compress.ts';
import { dist, manifestIn } from '../../build/stale.ts';
import { report } from './budgets.ts';
import type { Figure } from './budgets.ts';
import { settledHashes } from './settledHashes.ts';

const folder = process.argv[2] ?? dist;

/** Bytes of a file of the site as it is sent; small files have no compressed sibling. */
function sizeOf(file: string, encoding: 'br' | 'gz' | null): number {
  const compressed = path.join(folder, encoding ? `${file}.${encoding}` : file);
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Addresses of a page's scripts, each once. They are in the text of the inline script. */
const scriptsOf = (html: string) => new Set(html.match(/\/static\/js\/[\w.-]+\.js/g));

const tagsOf = (html: string, tag: RegExp) => html.match(tag) ?? [];

/** The tags that block the first paint of a browser with JavaScript. Module scripts are deferred, so they do not. */
function blockingIn(document: string): string[] {
  const html = document.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const head = html.slice(0, html.indexOf('</head>'));
  return [
    ...tagsOf(html, /<link [^>]*rel="?stylesheet[^>]*>/g),
    ...tagsOf(head, /<script [^>]*src=[^>]*>/g).filter((tag) => !/ (async|defer|type="module")/.test(tag)),
    ...tagsOf(html, /@import[^;]+;/g),
  ];
}

/** Bytes of a page as it is sent. */
function pageSizeOf(html: string): number {
  const content = Buffer.from(html);
  return brotliCompressSync(content, brotliOptions(content, '.html')).length;
}

/** All figures of one HTML file. `isContent` is set for pages without a form. */
function figuresOf(address: string, file: string, isContent: boolean): Figure[] {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const settled = settledHashes(html);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const fonts = tagsOf(html, /<link [^>]*as="font"[^>]*>/g).map(
    (tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
  );
  const scripts = [...scriptsOf(html)];
  const heading = html.indexOf('</h1>');
  if (scripts.length === 0 || styles === '' || heading === -1)
    throw new Error(
      `${file} names no script, holds no style or has no heading: this check no longer knows how it does.`,
    );
  const at = (budget: Figure['budget'], value: number): Figure => ({ budget, at: address, value });
  return [
    at(address === paths.home ? 'homeHtml' : 'pageHtml', pageSizeOf(settled)),
    at('firstWords', brotliCompressSync(settled.slice(0, heading)).length),
    at('inlineStyles', brotliCompressSync(styles).length),
    at('preloadedFonts', sum(fonts.map((font) => sizeOf(font, null)))),
    at('fontPreloads', fonts.length),
    at('blockingRequests', blockingIn(html).length),
    ...(address === paths.home
      ? [at('firstLoadScripts', sum(scripts.map((script) => sizeOf(script, 'gz'))))]
      : []),
    ...(isContent ? [at('contentScripts', sum(scripts.map((script) => sizeOf(script, 'br'))))] : []),
  ];
}

const { pages, notFound } = JSON.parse(readFileSync(manifestIn(folder), 'utf8')) as PagesManifest;
const figures = Object.entries({ ...pages, '/404': notFound }).flatMap(([address, { file, listed }]) =>
  // Pages for search engines are content pages, except the contact page, which has a form.
  figuresOf(address, file, listed && address !== paths.contact),
);
const { lines, over } = report(figures);
console.log(lines.join('\n'));
process.exitCode = over.length === 0 ? 0 : 1;
