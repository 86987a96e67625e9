import type { Trace } from '../file/traceFile.ts';
import type { Snapshot } from '../recording/snapshot.ts';

/** A step, with the snapshots around it. */
type Walked = {
  type: string;
  before: Snapshot;
  after: Snapshot;
  /** The number of steps up to and with this one. */
  position: number;
};

/**
 * Derives something from each step of a trace and from what was derived of the step before: what a page remembers, and the
 * store, and so a snapshot, does not hold. Each trace is walked once; the WeakMap does not keep it alive.
 * @param atStart derives it from the first snapshot
 * @returns a function that gives it after a step, whose index counts as that of `Trace.snapshotAt`
 */
export function perStep<Found>(
  atStart: (first: Snapshot) => Found,
  afterStep: (found: Found, step: Walked) => Found,
): (trace: Trace, index: number) => Found {
  const known = new WeakMap<Trace, readonly Found[]>();
  const walk = ({ steps, snapshotAt }: Trace): readonly Found[] => {
    let before = snapshotAt(-1);
    let found = atStart(before);
    return [
      found,
      ...steps.map(({ type }, index) => {
        const after = snapshotAt(index);
        found = afterStep(found, { type, before, after, position: index + 1 });
        before = after;
        return found;
      }),
    ];
  };
  return (trace, index) => {
    const all = known.get(trace) ?? walk(trace);
    known.set(trace, all);
    return all[index + 1] ?? atStart(trace.snapshotAt(-1));
  };
}
