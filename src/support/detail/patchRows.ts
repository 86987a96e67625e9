import type { Sight } from '../../trace/recording/sight.ts';
import { isPlain, ownOf } from '../../trace/sieve/plain.ts';
import type { Change } from '../../trace/file/traceFile.ts';
import { textOf } from './textOf.ts';

export type PatchRow = { place: string; before: string; after: string };

/** Characters of a value that a table shows. */
const longest = 500;

/** What stands at a path; undefined where nothing does. Own keys only. */
const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isPlain(value) ? ownOf(value, key) : undefined), root);

/** A value as text, cut where it is long; a dash where there is none. */
function shortOf(value: unknown, nothing: string): string {
  if (value === undefined) return nothing;
  const text = textOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The places below a path at which two values differ; an object that came or went is one place. */
function differences(before: unknown, after: unknown, path: readonly string[]): (readonly string[])[] {
  if (before === after) return [];
  if (!isPlain(before) || !isPlain(after)) return [path];
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    differences(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
  );
}

/** Where a step changed something; a patch may hold a whole part of which little is new. */
export const changedPlaces = (patch: readonly Change[], before: Sight, after: Sight) =>
  patch.flatMap(([path]) => differences(valueAt(before, path), valueAt(after, path), path));

/** The changes of a step as rows of a table. */
export const patchRows = (
  places: readonly (readonly string[])[],
  before: Sight,
  after: Sight,
  nothing: string,
): readonly PatchRow[] =>
  places.map((path) => ({
    place: path.join('.'),
    before: shortOf(valueAt(before, path), nothing),
    after: shortOf(valueAt(after, path), nothing),
  }));
