import { applicationKinds } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { changedKeys } from '../recording/changedKeys.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import type { Trace } from '../file/traceFile.ts';
import { perTrace } from './perTrace.ts';

type Kinds = readonly ApplicationKind[];

/** The open forms that have had a session since they were opened. */
function keptAt(before: Snapshot, keptBefore: Kinds, type: string, snapshot: Snapshot): Kinds {
  const isLive = snapshot.auth.session === 'live';
  // The step that opens a form makes its entry anew; it leaves those of other forms as they are.
  const opened = type === 'forms/formOpened' ? changedKeys<FormName>(before.forms, snapshot.forms) : [];
  return applicationKinds.filter(
    (kind) => snapshot.forms[kind] && (isLive || (keptBefore.includes(kind) && !opened.includes(kind))),
  );
}

const keptIn = perTrace(({ steps, snapshotAt }): readonly boolean[] => {
  let before = snapshotAt(-1);
  let kept = keptAt(before, [], '', before);
  return steps.map(({ type }, index) => {
    const snapshot = snapshotAt(index);
    kept = keptAt(before, kept, type, snapshot);
    before = snapshot;
    return kept.length > 0;
  });
});

/**
 * Whether a form that is open after a step has had a session since it was opened. It remembers that account also when the
 * session is over. It is derived from the steps, because the store does not hold it: only the page's own state does.
 */
export function isSessionKeptAt(trace: Trace, index: number): boolean {
  return keptIn(trace)[index] ?? false;
}
