import { diamond } from './diamond.ts';
import { edgesOf, keyOf, loopsOf } from './kolam.ts';
import type { Pattern, Point } from './kolam.ts';

/** mulberry32: the same numbers for the same seed on every machine, so that a seed names a drawing. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A diamond that looks the same from all four sides: one choice, crossing or not, for each four edges that quarter
 * turns map onto one another.
 * @param density chance of a crossing; 0 gives a ring round each dot
 */
export function turnedPattern(size: number, seed: number, density = 0.8): Pattern {
  const random = randomFrom(seed);
  const choices = new Map<string, boolean>();
  const isCrossing = (edge: string) => {
    const [x = 0, y = 0] = edge.split(',').map(Number);
    const [orbit = edge] = [edge, keyOf(-y, x), keyOf(-x, -y), keyOf(y, -x)].toSorted();
    const chosen = choices.get(orbit) ?? random() < density;
    choices.set(orbit, chosen);
    return chosen;
  };
  const dots = diamond(size);
  // The drawing of a seed depends on the order in which its choices are made: that in which the line reaches the edges.
  loopsOf({ dots, crossings: { has: isCrossing } });
  const edges = edgesOf(dots).map(([x, y]) => keyOf(x, y));
  return { dots, crossings: new Set(edges.filter(isCrossing)) };
}

/**
 * One unbroken line on any connected set of dots, found by random search: it switches groups of crossings on or off,
 * keeps what lessens the number of loops, and stops when one is left.
 * @param density chance of a crossing at the start
 * @param groupOf edges with the same name are switched together; by default each edge by itself
 * @throws when this seed does not give one line within `mostAttempts`
 */
export function unbrokenPattern(
  dots: readonly Point[],
  seed: number,
  density = 0.8,
  groupOf: (edge: Point) => string = ([x, y]) => keyOf(x, y),
): Pattern {
  const random = randomFrom(seed);
  const grouped = new Map<string, string[]>();
  for (const edge of edgesOf(dots)) {
    const group = groupOf(edge);
    grouped.set(group, [...(grouped.get(group) ?? []), keyOf(...edge)]);
  }
  const groups = [...grouped.values()];
  let crossings = new Set(groups.filter(() => random() < density).flat());
  let loops = loopsOf({ dots, crossings }).length;
  for (let attempt = 0; loops > 1; attempt += 1) {
    if (attempt === mostAttempts)
      throw new Error(`Seed ${seed} does not come to one line on these ${dots.length} dots.`);
    const tried = new Set(crossings);
    for (const edge of groups[Math.floor(random() * groups.length)] ?? [])
      if (!tried.delete(edge)) tried.add(edge);
    const found = loopsOf({ dots, crossings: tried }).length;
    // Sometimes keeps a switch that changes nothing or makes it worse, to get out of a dead end.
    if (found < loops || (found === loops && random() < 0.5) || (found === loops + 1 && random() < 0.03)) {
      crossings = tried;
      loops = found;
    }
  }
  return { dots, crossings };
}

const mostAttempts = 3000;
