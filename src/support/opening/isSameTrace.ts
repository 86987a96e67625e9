import type { Trace } from '../../trace/file/traceFile.ts';

/** Whether two files have the same content. The id is not enough: a visitor may save several files of one visit. */
export function isSameTrace(one: Trace, other: Trace): boolean {
  const contentOf = ({ steps, snapshotAt, refusedValues }: Trace) =>
    JSON.stringify([refusedValues, snapshotAt(-1), steps]);
  return JSON.stringify(one.about) === JSON.stringify(other.about) && contentOf(one) === contentOf(other);
}
