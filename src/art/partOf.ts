import { partIdOf } from './partIdOf.ts';

/**
 * Properties of a `<use>` that shows a part of a drawing. It references the document, if the HTML has the part inlined
 * (tooling/build/drawingParts.ts), otherwise the drawing's file. Inlined parts stay as long as the document. A
 * prerendered reference may differ; React leaves it as it is.
 *
 * @param file address of the SVG file
 * @param id of the part in it
 */
export function partOf(file: string, id: string) {
  const own = partIdOf(file, id);
  const isHere = typeof document !== 'undefined' && document.getElementById(own) !== null;
  return { href: isHere ? `#${own}` : `${file}#${id}`, suppressHydrationWarning: true };
}
