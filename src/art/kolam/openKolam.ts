import { drawingOf, outlineOf } from '../drawing.ts';
import { diamond, edgesOf, keyOf, loopsOf, type Pattern } from './kolam.ts';
import { turnedPattern } from './kolamSearch.ts';

/** The middle is open, so that an icon can stand in it. */
const size = 13;
const open = 3;
const density = 0.8;

/**
 * One unbroken line round an open middle. Patterns that look the same from all four sides come to two lines there at
 * best; switching a single crossing joins them.
 * @throws when this seed does not come to two lines that one switch joins
 */
export function openPattern(seed: number): Pattern {
  const dots = diamond(size).filter(([x, y]) => Math.abs(x) + Math.abs(y) > open);
  const { crossings: turned } = turnedPattern(size, seed, density);
  const edges = edgesOf(dots).map(([x, y]) => keyOf(x, y));
  const crossings = new Set(edges.filter((edge) => turned.has(edge)));
  for (const edge of edges.toReversed()) {
    const joined = new Set(crossings);
    if (!joined.delete(edge)) joined.add(edge);
    if (loopsOf({ dots, crossings: joined }).length === 1) return { dots, crossings: joined };
  }
  throw new Error(`Seed ${seed} does not come to one line round an open middle.`);
}

/** The first seed above this one that comes to one line; one in eighty does. */
export function nextSeed(seed: number): number {
  for (let next = seed + 1; ; next++) {
    try {
      openPattern(next);
      return next;
    } catch {
      // most seeds do not
    }
  }
}

/**
 * A pattern as an SVG file of nothing but paths, for `<use href="…#line">`: the whole line with length 1, the line in
 * strands, the dots. Where they are used they take their strokes and colours.
 */
export function kolamFileOf(pattern: Pattern): string {
  const { box, strands, dots } = drawingOf(pattern);
  const line = loopsOf(pattern).map(outlineOf).join('');
  const points = dots.map(([x, y]) => `M${x} ${y}h0`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">`,
    `<path id="line" pathLength="1" d="${line}"/>`,
    `<path id="strands" d="${strands.join('')}"/>`,
    `<path id="dots" d="${points}"/>`,
    '</svg>\n',
  ].join('');
}
