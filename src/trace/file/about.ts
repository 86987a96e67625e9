import { among, flag, shape, single, timestamp, whole } from '../sanitizer/rebuild.ts';
import type { Rebuild } from '../sanitizer/rebuild.ts';
import { listedTexts } from '../sanitizer/sanitize.ts';
import { otherPlaces } from './leftOutWordsOf.ts';
import type { About } from './traceFile.ts';

const isLike =
  (pattern: RegExp) =>
  (found: unknown): found is string =>
    typeof found === 'string' && pattern.test(found);

/** An id as `recorder.ts` makes it, a build hash as the bundler writes it, and a primary language subtag of BCP 47. */
const isId = isLike(/^[2-9A-HJ-NP-Z]{3}$/);
const isBuild = isLike(/^(?:[0-9a-f]{8}|development)$/);
const isLanguage = isLike(/^[a-z]{2,3}$/);

const mostCounted = 1_000_000;
const longestSide = 20_000;
const longestVisit = 366 * 24 * 60 * 60 * 1000;

/** Parts of a snapshot are nested less deeply. Megabytes of listed names would occupy the support screen for a minute. */
const mostNames = 6;

/** Any other place is a dotted path of listed names. */
const isPlace = (found: string): boolean => {
  const names = found.split('.', mostNames + 1);
  return (
    Object.hasOwn(otherPlaces, found) ||
    (names.length <= mostNames && names.every((name) => listedTexts.has(name)))
  );
};

const mostPlaces = 200;
const counted = whole(0, mostCounted, 0);

const leftOut: Rebuild<About['leftOut']> = (found, place, leaveOut) => {
  const made: Record<string, number> = {};
  const from = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  for (const [name, count] of from.slice(0, mostPlaces)) {
    if (isPlace(name)) made[name] = counted(count, place, leaveOut);
    else leaveOut(place);
  }
  return made;
};

const rules = shape<About>({
  id: single(isId, 'ZZZ'),
  build: single(isBuild, 'development'),
  policy: whole(1, mostCounted, 1),
  startedAt: timestamp,
  length: whole(0, longestVisit, 0),
  steps: whole(0, mostCounted, 0),
  droppedBefore: whole(0, mostCounted, 0),
  // Both are at least 1: the screen that shows the replay divides by them.
  window: shape({ width: whole(1, longestSide, 1280), height: whole(1, longestSide, 800) }),
  colourMode: among(['light', 'dark'], 'light'),
  reducedMotion: flag,
  language: single(isLanguage, 'en'),
  browser: among(['Chrome', 'Edge', 'Firefox', 'Safari', 'other'], 'other'),
  leftOut,
});

/**
 * Rebuilds a file's `about` from the closed lists; `leaveOut` is called with the place of each value that was not let
 * through.
 */
export const aboutOf = (found: unknown, leaveOut: (place: string) => void): About =>
  rules(found, 'about', leaveOut);
