import { partIdOf } from '../../src/art/partIdOf.ts';

/** `/static/media/iot.0123ab.svg#scene` in `<use href="…">`: file, and id of the part in it. */
export const reference = /(<use\b[^>]*? href=")(\/static\/media\/[^"#]+\.svg)#([\w-]+)"/g;

/** A drawing that its page opens with; components mark it by `data-in-html`. */
const opening = /<svg\b[^>]*? data-in-html="true"[^>]*>[\s\S]*?<\/svg>/g;

const symbol = /<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g;

/** Content of an SVG file, by its address. */
export type ReadSvg = (address: string) => string;

/**
 * The parts of one file as part of a document, with ids that no other file has (src/art/partIdOf.ts).
 *
 * @param wanted ids of the parts; of a file of symbols nothing else is taken, any other is taken in whole
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

/** All parts that these drawings refer to, of each file. */
export function usedPartsOf(drawings: readonly string[], readSvg: ReadSvg): string {
  const wanted = new Map<string, Set<string>>();
  for (const [, , file = '', id = ''] of drawings.flatMap((svg) => [...svg.matchAll(reference)]))
    wanted.set(file, (wanted.get(file) ?? new Set()).add(id));
  return [...wanted].map(([file, ids]) => partsOf(file, readSvg(file), ids)).join('');
}

/** Lets every reference to a drawing's file point into the document. */
export const withOwnReferences = (html: string): string =>
  html.replaceAll(
    reference,
    (_, before: string, file: string, id: string) => `${before}#${partIdOf(file, id)}"`,
  );

/**
 * Brings the drawings that a page opens with into its HTML, and keeps the browser from fetching all others while the page
 * loads: it would fetch the file of a `<use>` at once, however far below. So every reference points into the document,
 * `#iot.0123ab.svg-scene`. What the HTML does not bring is fetched when it comes near (lateDrawings.ts), and
 * without JavaScript it shows as a mask (drawingMasks.ts). React leaves the attributes of prerendered HTML as they are.
 *
 * @param html of the page, as the components render it
 * @returns the HTML with its references, and what must stand before it
 */
export function withDrawingParts(html: string, readSvg: ReadSvg): { html: string; parts: string } {
  const parts = usedPartsOf(html.match(opening) ?? [], readSvg);
  return {
    html: withOwnReferences(html),
    parts: parts && `<div hidden><svg>${parts}</svg></div>`,
  };
}
