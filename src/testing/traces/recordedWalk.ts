import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { dynamicMiddleware, makeStore } from '../../app/store/store.ts';
import { takeSnapshot } from '../../trace/recording/takeSnapshot.ts';
import { makeRecorder } from '../../trace/recording/recorder.ts';
import type { RecordedStep, Recording } from '../../trace/recording/recorder.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';
import { writeTrace } from '../../trace/file/writeTrace.ts';
import { environmentExample } from './environmentExample.ts';
import { siteWalk } from './siteWalk.ts';
import '../../api/accountsApi.ts';
import '../../api/applicationsApi.ts';

/** A recording of so many steps of the walk, even if a recorder would keep fewer, and the snapshot after the last step. */
export function recordedWalk(length: number): { recording: Recording; now: Snapshot } {
  installApiAndEntries();
  const recorder = makeRecorder();
  const store = makeStore();
  dynamicMiddleware.addMiddleware(recorder.middleware);
  const steps: RecordedStep[] = [];
  for (const action of siteWalk(length)) {
    store.dispatch(action);
    const step = recorder.recording().steps.at(-1);
    if (step) steps.push(step);
  }
  const { id } = recorder.recording();
  return { recording: { id, steps, dropped: 0, missed: 0 }, now: takeSnapshot(store.getState()) };
}

/** The trace file of such a walk. */
export function writtenWalk(length: number) {
  const { recording, now } = recordedWalk(length);
  return writeTrace(recording, now, { environment: environmentExample });
}
