import { partIdOf } from '../../src/art/partIdOf.ts';

/** Matches `/static/media/iot.0123ab.svg#scene` in `<use href="…">`: captures the file and the id of the part in it. */
export const reference = /(<use\b[^>]*? href=")(\/static\/media\/[^"#]+\.svg)#([\w-]+)"/g;

/** Matches a drawing of the first view, which components mark by `data-in-html`. */
const opening = /<svg\b[^>]*? data-in-html="true"[^>]*>[\s\S]*?<\/svg>/g;

const symbol = /<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g;

/** Content of an SVG file, by its address. */
export type ReadSvg = (address: string) => string;

/**
 * Parts of one SVG file for embedding in a document, with ids prefixed by the file's name (src/art/partIdOf.ts).
 *
 * @param wanted ids of the parts; they select among the symbols of a file. A file without symbols is embedded whole
 */
function partsOf(file: string, svg: string, wanted: ReadonlySet<string>): string {
  const symbols = [...svg.matchAll(symbol)];
  const parts =
    symbols.length > 0
      ? symbols.filter(([, id = '']) => wanted.has(id)).map(([text]) => text)
      : [svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')];
  return parts
    .join('')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ id="([\w-]+)"/g, (_, id: string) => ` id="${partIdOf(file, id)}"`)
    .replaceAll(/ href="#([\w-]+)"/g, (_, id: string) => ` href="#${partIdOf(file, id)}"`);
}

/** All parts of all files that these drawings refer to. */
export function usedPartsOf(drawings: readonly string[], readSvg: ReadSvg): string {
  const wanted = new Map<string, Set<string>>();
  for (const [, , file = '', id = ''] of drawings.flatMap((svg) => [...svg.matchAll(reference)]))
    wanted.set(file, (wanted.get(file) ?? new Set()).add(id));
  return [...wanted].map(([file, ids]) => partsOf(file, readSvg(file), ids)).join('');
}

/** Makes every reference to a drawing's file point to an id in the document instead. */
export const withOwnReferences = (html: string): string =>
  html.replaceAll(
    reference,
    (_, before: string, file: string, id: string) => `${before}#${partIdOf(file, id)}"`,
  );

/**
 * Embeds the drawings of a page's first view in its HTML, and keeps the browser from fetching all others while the page
 * loads: a browser fetches the file of a `<use>` at once, however far down the page the element is. Therefore every
 * reference is changed to an id in the document, `#iot.0123ab.svg-scene`. Drawings that are not embedded are fetched when
 * they come near (lateDrawings.ts); without JavaScript they show as masks (drawingMasks.ts). React does not change the
 * attributes of prerendered HTML when it hydrates.
 *
 * @param html of the page, as the components render it
 * @returns the HTML with changed references, and the embedded parts as HTML
 */
export function withDrawingParts(html: string, readSvg: ReadSvg): { html: string; parts: string } {
  const parts = usedPartsOf(html.match(opening) ?? [], readSvg);
  return {
    html: withOwnReferences(html),
    parts: parts && `<div hidden><svg>${parts}</svg></div>`,
  };
}
