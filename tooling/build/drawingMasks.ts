import { partIdOf } from '../../src/art/partIdOf.ts';
import { sectionColours } from '../../src/theme/scopes/sectionColours.ts';
import { reference, usedPartsOf, withOwnReferences } from './drawingParts.ts';
import type { ReadSvg } from './drawingParts.ts';

const drawing = /<svg\b(?![^>]* data-in-html)[^>]*>(?:(?!<\/svg>)[\s\S])*?<use\b[\s\S]*?<\/svg>/g;

/**
 * Turns a drawing of a page into a complete SVG file in black, for use as a mask. Tinted faces get no fill, because a black
 * face would hide the line.
 */
function blackFileOf(svg: string, readSvg: ReadSvg): string {
  const parts = usedPartsOf([svg], readSvg);
  return withOwnReferences(svg)
    .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(/ (class|role|aria-\w+)="[^"]*"/g, '')
    .replace(/>/, () => `><defs>${parts}</defs>`)
    .replaceAll(sectionColours.fill, 'none')
    .replaceAll(/var\([^)]*\)|currentColor/g, '#000');
}

/**
 * A style sheet that shows the late drawings without JavaScript, where no script fetches them: as CSS masks, in the colour
 * of their text or of a kolam's line. It is linked inside `<noscript>`, so only visitors without JavaScript load it.
 *
 * @param html of the page, as the components render it
 */
export function drawingMasks(html: string, readSvg: ReadSvg): string {
  const rules = new Map<string, string>();
  for (const [svg] of html.matchAll(drawing)) {
    const [, , file, id = ''] = svg.matchAll(reference).next().value ?? [];
    if (file === undefined) continue;
    const selector = `svg:has(use[href="#${partIdOf(file, id)}"])`;
    const colour = svg.includes('currentColor') ? 'currentColor' : 'var(--mui-palette-kolam-line)';
    const mask = `url("data:image/svg+xml,${encodeURIComponent(blackFileOf(svg, readSvg))}") center/contain no-repeat`;
    rules.set(selector, `${selector}{background:${colour};-webkit-mask:${mask};mask:${mask}}`);
  }
  return [...rules.values()].join('\n');
}
