import { keysOf } from '../../../contract/keysOf.ts';

/** Whether two parts of snapshots, which are plain JSON, are equal. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The keys whose values differ between two records of snapshots. */
export const changedKeys = <Key extends string>(
  before: Readonly<Partial<Record<Key, unknown>>>,
  after: Readonly<Partial<Record<Key, unknown>>>,
): Key[] => keysOf({ ...before, ...after }).filter((key) => !isSame(before[key], after[key]));
