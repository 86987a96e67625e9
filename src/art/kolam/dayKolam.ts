import { edgesOf, keyOf, loopsOf } from './kolam.ts';
import type { Pattern } from './kolam.ts';
import { daySeeds } from './daySeeds.ts';
import { daySize } from './daySize.ts';
import { turnedPattern } from './kolamSearch.ts';

/** A pattern whose crossings are all decided, so that they can be counted and changed one by one. */
export type SettledPattern = {
  crossings: ReadonlySet<string>;
} & Pattern;

const density = 0.72;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

function kolamOf(seed: number | undefined): SettledPattern {
  const { dots, crossings } = turnedPattern(daySize, seed ?? 0, density);
  // A turned pattern decides its crossings in the order in which they are asked for, so its line is traced first.
  loopsOf({ dots, crossings });
  const edges = edgesOf(dots).map(([x, y]) => keyOf(x, y));
  return { dots, crossings: new Set(edges.filter((edge) => crossings.has(edge))) };
}

/** The example that the HTML shows; it belongs to no day and never changes. */
export const exampleKolam = (): SettledPattern => kolamOf(daySeeds[0]);

/**
 * The kolam of a moment's calendar day in the visitor's time zone: one line, the same for that date in every time zone.
 */
export function kolamOfDay(moment: Date): SettledPattern {
  const day = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / millisecondsOfDay;
  // The remainder of a day before 1970 is negative, which `at` allows.
  return kolamOf(daySeeds.at(day % daySeeds.length));
}

/** The pattern with one choice made the other way: where the line crossed itself it turns back, and the reverse. */
export function toggledAt({ dots, crossings }: SettledPattern, edge: string): SettledPattern {
  const toggled = new Set(crossings);
  if (!toggled.delete(edge)) toggled.add(edge);
  return { dots, crossings: toggled };
}
