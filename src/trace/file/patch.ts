import type { Snapshot } from '../recording/snapshot.ts';
import { isPlain, ownOf } from '../sanitizer/plain.ts';
import type { PlainRecord } from '../sanitizer/plain.ts';
import type { Change } from './traceFile.ts';

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/**
 * The changes that turn one plain value into another. A subtree is replaced as a whole where that makes shorter JSON.
 */
function changesBetween(before: PlainRecord, after: PlainRecord, path: readonly string[]): Change[] {
  const changes: Change[] = [];
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
  }
  for (const [key, value] of Object.entries(after)) {
    const was = ownOf(before, key);
    if (was === value) continue;
    const place = [...path, key];
    const whole: Change = [place, value];
    const single = isPlain(was) && isPlain(value) ? changesBetween(was, value, place) : [whole];
    if (single.length > 1 && lengthOf(whole) < lengthOf(single)) changes.push(whole);
    else changes.push(...single);
  }
  return changes;
}

export const patchBetween = (before: Snapshot, after: Snapshot): Change[] =>
  changesBetween(before, after, []);

/**
 * Returns a copy with one change applied; subtrees that the change does not touch are shared with the original. `own`
 * holds the copies that this patch has made so far. They are changed in place: otherwise a crafted patch could have a
 * large object copied once for each of its changes.
 */
function changed(value: unknown, change: Change, own: Set<unknown>, depth = 0): unknown {
  const [path, after] = change;
  const key = path[depth];
  if (key === undefined) return after;
  const before = isPlain(value) ? value : {};
  const copy: Record<string, unknown> = own.has(before) ? before : { ...before };
  own.add(copy);
  if (depth === path.length - 1 && change.length === 1) delete copy[key];
  else copy[key] = changed(ownOf(copy, key), change, own, depth + 1);
  return copy;
}

/**
 * Applies a patch to any plain value. It recurses once per key of a path; `readTrace` limits how long a path may be.
 */
export function patched(value: unknown, patch: readonly Change[]): unknown {
  const own = new Set<unknown>();
  return patch.reduce((result, change) => changed(result, change, own), value);
}
