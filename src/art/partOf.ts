import { partIdOf } from './partIdOf.ts';

/**
 * Properties of the `<use>` of a part of a drawing. It is in the document, if its HTML brought the part along
 * (tooling/build/drawingParts.ts), otherwise in the drawing's file. What the HTML brought stays for as long as the document;
 * where the prerendered reference differs, React leaves it.
 *
 * @param file address of the SVG file
 * @param id of the part in it
 */
export function partOf(file: string, id: string) {
  const own = partIdOf(file, id);
  const isHere = typeof document !== 'undefined' && document.getElementById(own) !== null;
  return { href: isHere ? `#${own}` : `${file}#${id}`, suppressHydrationWarning: true };
}
