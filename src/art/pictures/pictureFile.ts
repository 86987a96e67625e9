import { dotsPath } from '../dotsPath.ts';
import { cell, outlineOf, roundedPoint, strandsOf } from '../drawing.ts';
import type { Point } from '../kolam/kolam.ts';
import { lineOf } from './picture.ts';
import type { Picture } from './picture.ts';

const dotted = (dots: readonly Point[]) => dotsPath(dots.map(roundedPoint));

/** A thread spans at most this many rows. */
const farthest = 3;

/** Threads between columns; in the middle row the line itself joins them. */
function threadsOf({ threads = [] }: Picture, dots: readonly Point[]): string {
  const column = (wanted: number) => dots.filter(([x, y]) => x === wanted && y !== 0);
  return threads
    .flatMap(([from, to]) =>
      column(from).flatMap(([, y]) =>
        column(to)
          .filter(([, endY]) => Math.abs(endY - y) <= farthest)
          .map(([, endY]) => {
            const half = (to - from) / 2;
            const [start, bend, end] = [from, from + half, to].map((x) => x * cell);
            return `M${start} ${y * cell}C${bend} ${y * cell} ${bend} ${endY * cell} ${end} ${endY * cell}`;
          }),
      ),
    )
    .join('')
    .replaceAll(' -', '-');
}

/**
 * A picture as an SVG file of nothing but paths, for `<use href="…#line">`: the whole line with length 1, the line in
 * strands, the dots, those in the colour of the answer, and the threads behind, if there are any. Strokes and colours
 * are set where they are used.
 * @throws when it is not exactly one closed line
 */
export function pictureFileOf(name: string, picture: Picture): string {
  try {
    const { arcs, dots, answers } = lineOf(picture);
    return [
      '<svg xmlns="http://www.w3.org/2000/svg">',
      `<path id="line" pathLength="1" d="${outlineOf(arcs)}"/>`,
      `<path id="strands" d="${strandsOf(arcs).join('')}"/>`,
      `<path id="dots" d="${dotted(dots)}"/>`,
      `<path id="answers" d="${dotted(answers)}"/>`,
      `<path id="threads" d="${threadsOf(picture, [...dots, ...answers])}"/>`,
      '</svg>\n',
    ].join('');
  } catch (cause) {
    throw new Error(`The picture of ${name} (src/art/pictures/services.ts): ${(cause as Error).message}`, {
      cause,
    });
  }
}
