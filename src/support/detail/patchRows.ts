import type { Sight } from '../../trace/sight.ts';
import type { Change } from '../../trace/traceFile.ts';

export type PatchRow = { place: string; before: string; after: string };

/** Characters of a value that a table shows. */
const longest = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path; undefined where nothing does. Own keys only. */
export const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    root,
  );

/** A value as one line of JSON; a dash where there is none. */
export function lineOf(value: unknown, nothing: string): string {
  if (value === undefined) return nothing;
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The changes of a step as rows of a table. */
export const patchRows = (
  patch: readonly Change[],
  before: Sight,
  after: Sight,
  nothing: string,
): readonly PatchRow[] =>
  patch.map(([path]) => ({
    place: path.join('.'),
    before: lineOf(valueAt(before, path), nothing),
    after: lineOf(valueAt(after, path), nothing),
  }));
