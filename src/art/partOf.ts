import { partIdOf } from './partId.ts';

/**
 * Where `<use>` finds a part of a drawing: in the document, if its HTML brought the part along
 * (tooling/build/drawingParts.ts), otherwise in the drawing's file. What the HTML brought stays for as long as the document.
 *
 * @param file address of the SVG file
 * @param id of the part in it
 */
export function partOf(file: string, id: string): string {
  const own = partIdOf(file, id);
  return typeof document !== 'undefined' && document.getElementById(own) ? `#${own}` : `${file}#${id}`;
}
