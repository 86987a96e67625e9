import { changedFieldsAt } from '../../trace/replay/changedFields.ts';
import type { Moment } from '../../trace/replay/replayMessages.ts';
import { restoredDraftsAt } from '../../trace/replay/restoredDrafts.ts';
import { isSessionKeptAt } from '../../trace/replay/sessionsKept.ts';
import type { Trace } from '../../trace/file/traceFile.ts';
import type { OpenTrace } from '../opening/openTrace.ts';

/**
 * The index of the step whose forms are shown at another step. `forms/formClosed` is dispatched after the page of the
 * form has gone or the form was reset, so the visitor never saw the state without it: the forms of the step before are
 * shown.
 */
function lastFormsAt({ steps }: Trace, index: number): number {
  let last = index;
  while (steps[last]?.type === 'forms/formClosed') last -= 1;
  return last;
}

/** The moment at a position of a story: what the visitor saw there. */
export function replayMomentOf({ trace, story }: OpenTrace, position: number): Moment {
  const index = position - 1;
  const snapshot = trace.snapshotAt(index);
  const { colourMode } = snapshot.ui;
  const lastForms = lastFormsAt(trace, index);
  return {
    snapshot: lastForms === index ? snapshot : { ...snapshot, forms: trace.snapshotAt(lastForms).forms },
    at: story[position]?.at ?? trace.about.startedAt,
    position,
    restored: restoredDraftsAt(trace, lastForms),
    sessionKept: isSessionKeptAt(trace, lastForms),
    changed: changedFieldsAt(trace, lastForms),
    colourMode: colourMode === 'system' ? trace.about.colourMode : colourMode,
  };
}

/** How many pages are rendered ahead. */
const mostAhead = 8;

/** The last moment on each of the first 8 pages of a visit: by then the page has loaded what it waits for. */
export function momentsAhead(file: OpenTrace): readonly Moment[] {
  const { trace, story } = file;
  const last = new Map<string, number>();
  for (let position = 0; position < story.length; position += 1) {
    const { path } = trace.snapshotAt(position - 1).navigation;
    if (path !== null) last.set(path, position);
  }
  return [...last.values()].slice(0, mostAhead).map((position) => replayMomentOf(file, position));
}
