import { formSnapshotOf, snapshotOf } from '../../testing/traces/snapshots.ts';
import { restoredDraftsAt } from './restoredDrafts.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import type { Trace } from '../file/traceFile.ts';

const path = '/job-application';
const closed = snapshotOf(path);
const open = snapshotOf(path, { forms: { job: formSnapshotOf() } });
const openWith = (savedAt: number) =>
  snapshotOf(path, { ...open, drafts: { job: { savedAt, hasOwner: true } } });
const closedWith = (savedAt: number) => snapshotOf(path, { drafts: { job: { savedAt, hasOwner: true } } });

/** A trace from its first snapshot and, for each step, its type and the snapshot after it. */
const traceOf = (first: Snapshot, ...steps: [type: string, snapshot: Snapshot][]) =>
  ({
    steps: steps.map(([type], number) => ({ number, at: number, type, patch: [] })),
    snapshotAt: (index: number) => (index < 0 ? first : (steps[index]?.[1] ?? first)),
  }) as unknown as Trace;

test.each<[string, Trace, number | undefined]>([
  [
    'a draft that is typed into an open form is not a restored one',
    traceOf(closed, ['forms/formOpened', open], ['drafts/draftSaved', openWith(5)]),
    undefined,
  ],
  [
    'a draft that was there when the form opened is restored, as it was then',
    traceOf(closedWith(1), ['forms/formOpened', openWith(1)], ['drafts/draftSaved', openWith(9)]),
    1,
  ],
  [
    'a draft that came from storage into an open form is restored',
    traceOf(closed, ['forms/formOpened', open], ['persist/REHYDRATE', openWith(3)]),
    3,
  ],
  [
    'a draft whose form has been closed and opened again is restored',
    traceOf(
      open,
      ['drafts/draftSaved', openWith(5)],
      ['forms/formClosed', closedWith(5)],
      ['forms/formOpened', openWith(5)],
    ),
    5,
  ],
])('%s', (_what, trace, savedAt) => {
  expect(restoredDraftsAt(trace, trace.steps.length - 1).job?.savedAt).toBe(savedAt);
});
