import type { Trace } from '../../trace/file/traceFile.ts';

/** Whether two files tell the same, whatever their names are; of one visit there may be several that do not. */
export function isSameTrace(one: Trace, other: Trace): boolean {
  const told = ({ steps, sightAt, refusedValues }: Trace) =>
    JSON.stringify([refusedValues, sightAt(-1), steps]);
  return JSON.stringify(one.about) === JSON.stringify(other.about) && told(one) === told(other);
}
