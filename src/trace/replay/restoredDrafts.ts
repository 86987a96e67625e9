import type { ApplicationKind } from '../../../contract/applications.ts';
import { applicationKinds } from '../../../contract/applications.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import type { Trace } from '../file/traceFile.ts';
import { perTrace } from './perTrace.ts';

type Drafts = Snapshot['drafts'];

const isOpenWith = ({ forms, drafts }: Snapshot, kind: ApplicationKind) =>
  forms[kind] !== undefined && drafts[kind] !== undefined;

/**
 * The drafts that open forms were restored from: a draft that was there when its form opened, or that came from storage
 * afterwards. A draft that first appears with `drafts/draftSaved` while its form is open was typed, not restored.
 */
function restoredAt(before: Snapshot, restoredBefore: Drafts, type: string, snapshot: Snapshot): Drafts {
  const restored: Drafts = {};
  for (const kind of applicationKinds) {
    if (!isOpenWith(snapshot, kind)) continue;
    const wasTyped = before.forms[kind] !== undefined && type === 'drafts/draftSaved';
    const draft = isOpenWith(before, kind)
      ? restoredBefore[kind]
      : wasTyped
        ? undefined
        : snapshot.drafts[kind];
    if (draft) restored[kind] = draft;
  }
  return restored;
}

const draftsOf = perTrace((trace): readonly Drafts[] => {
  const all: Drafts[] = [];
  let before = trace.snapshotAt(-1);
  let restored: Drafts = {};
  trace.steps.forEach(({ type }, index) => {
    const snapshot = trace.snapshotAt(index);
    restored = restoredAt(before, restored, type, snapshot);
    before = snapshot;
    all.push(restored);
  });
  return all;
});

/**
 * The drafts that had been restored into the forms that are open after a step, as they were when restored; any other
 * draft was typed there. It is derived from the steps, because the store does not hold it: only the page's own state
 * does.
 */
export function restoredDraftsAt(trace: Trace, index: number): Drafts {
  return draftsOf(trace)[index] ?? {};
}
