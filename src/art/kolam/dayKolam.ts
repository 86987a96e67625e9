import { edgesOf, keyOf, loopsOf, type Pattern } from './kolam.ts';
import { daySeeds } from './daySeeds.ts';
import { daySize } from './daySize.ts';
import { turnedPattern } from './kolamSearch.ts';

/** A pattern that is settled, so that its crossings can be counted and changed one by one. */
export type SettledPattern = {
  crossings: ReadonlySet<string>;
} & Pattern;

const density = 0.72;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

function kolamOf(seed: number | undefined): SettledPattern {
  const { dots, crossings } = turnedPattern(daySize, seed ?? 0, density);
  // A turned pattern chooses while its line is followed, so the line comes first.
  loopsOf({ dots, crossings });
  const edges = edgesOf(dots).map(([x, y]) => keyOf(x, y));
  return { dots, crossings: new Set(edges.filter((edge) => crossings.has(edge))) };
}

/** A kolam of no day, the same for ever, as in the HTML. */
export const exampleKolam = (): SettledPattern => kolamOf(daySeeds[0]);

/** The kolam of the calendar day on which a moment lies for its visitor: one line, the same one wherever that day is. */
export function kolamOfDay(moment: Date): SettledPattern {
  const day = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / millisecondsOfDay;
  // The remainder of a day before 1970 is below zero.
  return kolamOf(daySeeds.at(day % daySeeds.length));
}

/** The pattern with one choice made the other way: where the line crossed itself it turns back, and the reverse. */
export function toggledAt({ dots, crossings }: SettledPattern, edge: string): SettledPattern {
  const toggled = new Set(crossings);
  if (!toggled.delete(edge)) toggled.add(edge);
  return { dots, crossings: toggled };
}
