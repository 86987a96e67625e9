import type { Snapshot } from '../../trace/recording/snapshot.ts';
import { isPlain, ownOf } from '../../trace/sanitizer/plain.ts';
import type { Change } from '../../trace/file/traceFile.ts';
import { textOf } from './textOf.ts';

export type PatchRow = { place: string; before: string; after: string };

/** Characters after which a value is cut off in the table. */
const longest = 500;

/** The value at a path of own keys, or undefined. */
const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isPlain(value) ? ownOf(value, key) : undefined), root);

/** A value as text, cut off after 500 characters; `nothing` for undefined. */
function shortOf(value: unknown, nothing: string): string {
  if (value === undefined) return nothing;
  const text = textOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The places below a path at which two values differ; an object that was added or removed is one place. */
function differences(before: unknown, after: unknown, path: readonly string[]): (readonly string[])[] {
  if (before === after) return [];
  if (!isPlain(before) || !isPlain(after)) return [path];
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    differences(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
  );
}

/** The paths that a step really changed: a patch may replace a whole subtree of which only little differs. */
export const changedPlaces = (patch: readonly Change[], before: Snapshot, after: Snapshot) =>
  patch.flatMap(([path]) => differences(valueAt(before, path), valueAt(after, path), path));

/** The changes of a step as rows of a table. */
export const patchRows = (
  places: readonly (readonly string[])[],
  before: Snapshot,
  after: Snapshot,
  nothing: string,
): readonly PatchRow[] =>
  places.map((path) => ({
    place: path.join('.'),
    before: shortOf(valueAt(before, path), nothing),
    after: shortOf(valueAt(after, path), nothing),
  }));
