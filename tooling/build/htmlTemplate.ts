import { themeColor } from '../../src/theme/tokens/themeColor.ts';
import { withoutSessionOnly } from '../../src/hydration/inlineScriptNames.ts';
import { inlineScript } from './inlineScript.ts';
import type { WithoutSession } from './inlineScript.ts';

export type TemplateParts = {
  title: string;
  description: string;
  /** The page's own address; null for the page of unknown addresses. */
  canonical: string | null;
  /** Origin of the site, for links that must be absolute; empty where the build does not know it. */
  origin: string;
  /** Description of the page for search engines (schema.org), or null. */
  structuredData: object | null;
  /** Name and tagline of the site, for previews of shared links; the preview's picture (public/og.png) shows both. */
  siteName: string;
  tagline: string;
  /** Style tags of the page. The first-load screen has CSS of its own. */
  styles: string;
  firstLoadCss: string;
  firstLoadHtml: string;
  fonts: readonly string[];
  scripts: readonly string[];
  withoutSession: WithoutSession | null;
  /** The embedded parts of the page's drawings (drawingParts.ts). */
  drawingParts: string;
  /** Address of the style sheet for visitors without JavaScript. */
  noScriptStyles: string;
  html: string;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Has no link to /apple-touch-icon.png, because iOS looks for that address by itself. */
const common = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${themeColor.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColor.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg">
<link rel="manifest" href="/site.webmanifest">`;

/** A `<script>` with JSON; `<` is escaped, because `</script>` in a string would end the element. */
const structured = (data: object | null) =>
  data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : '';

/** Links that make the browser fetch fonts before the styles of the page show that a text needs them. */
export const fontLinks = (fonts: readonly string[]): string =>
  fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('\n');

/**
 * The complete HTML of one page, ready to be served as a file. What the first text does not need comes after it: a server
 * sends about 14 KiB (the first congestion window of TCP) before it waits for the browser's acknowledgement.
 */
export function htmlPageOf(parts: TemplateParts): string {
  const { title, description, canonical, origin, siteName, tagline, html } = parts;
  const needs = {
    withoutSession: parts.withoutSession,
    hasForm: html.includes('<form'),
    marksSession: html.includes(withoutSessionOnly),
  };
  const address = canonical === null ? null : escaped(origin + canonical);
  return `<!doctype html>
<html lang="en">
<head>
${common}
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escaped(siteName)}">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:image" content="${escaped(origin)}/og.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escaped(`${siteName}: ${tagline}`)}">
<meta name="twitter:card" content="summary_large_image">
${address ? `<meta property="og:url" content="${address}">\n<link rel="canonical" href="${address}">` : '<meta name="robots" content="noindex">'}
${fontLinks(parts.fonts)}
<script>${inlineScript(parts.scripts, needs)}</script>
<style>${parts.firstLoadCss}</style>
${parts.styles}
</head>
<body>
${parts.firstLoadHtml}
<div id="root">${html}</div>
${parts.drawingParts}
${structured(parts.structuredData)}
<noscript><link rel="stylesheet" href="${parts.noScriptStyles}"></noscript>
</body>
</html>
`;
}

/** The empty page of the development server; webpack adds the scripts. */
export function developmentPage(): string {
  return `<!doctype html>
<html lang="en" data-light>
<head>
${common}
<title></title>
<meta name="description" content="">
<link rel="canonical" href="/">
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}
