import type { Pattern } from './kolam.ts';
import { daySeeds } from './daySeeds.ts';
import { daySize } from './daySize.ts';
import { turnedPattern } from './kolamSearch.ts';

const density = 0.72;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

const kolamOf = (seed = 0): Pattern => turnedPattern(daySize, seed, density);

/** The example that the HTML shows; it belongs to no day and never changes. */
export const exampleKolam = (): Pattern => kolamOf(daySeeds[0]);

/**
 * The kolam of a moment's calendar day in the visitor's time zone: one line, the same for that date in every time zone.
 */
export function kolamOfDay(moment: Date): Pattern {
  const day = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / millisecondsOfDay;
  // The remainder of a day before 1970 is negative, which `at` allows.
  return kolamOf(daySeeds.at(day % daySeeds.length));
}

/** The pattern with one choice made the other way: where the line crossed itself it turns back, and the reverse. */
export function toggledAt({ dots, crossings }: Pattern, edge: string): Pattern {
  const toggled = new Set(crossings);
  if (!toggled.delete(edge)) toggled.add(edge);
  return { dots, crossings: toggled };
}
