import type { Moment } from '../../trace/replay/replayMessages.ts';
import { restoredDraftsAt } from '../../trace/replay/restoredDrafts.ts';
import type { Trace } from '../../trace/file/traceFile.ts';
import type { OpenTrace } from '../opening/openTrace.ts';

/**
 * The step after which the forms stand that are seen after another one. A form is closed when its page has gone or it begins
 * anew, and the step that tells so comes next: nobody ever saw one that was emptied by it.
 */
function lastFormsAt({ steps }: Trace, index: number): number {
  let last = index;
  while (steps[last]?.type === 'forms/formClosed') last -= 1;
  return last;
}

/** What was to be seen at a position of a story. */
export function momentOf({ trace, story }: OpenTrace, position: number): Moment {
  const index = position - 1;
  const sight = trace.sightAt(index);
  const { colourMode } = sight.ui;
  const lastForms = lastFormsAt(trace, index);
  return {
    sight: lastForms === index ? sight : { ...sight, forms: trace.sightAt(lastForms).forms },
    at: story[position]?.at ?? trace.about.startedAt,
    position,
    restored: restoredDraftsAt(trace, lastForms),
    colourMode: colourMode === 'system' ? trace.about.colourMode : colourMode,
  };
}

/** Pages that are drawn before anybody asks for them. */
const mostAhead = 8;

/** A moment on each of the first pages of a visit, the last one that there is: by then the page has what it waits for. */
export function momentsAhead(file: OpenTrace): readonly Moment[] {
  const { trace, story } = file;
  const last = new Map<string, number>();
  for (let position = 0; position < story.length; position += 1) {
    const { path } = trace.sightAt(position - 1).navigation;
    if (path !== null) last.set(path, position);
  }
  return [...last.values()].slice(0, mostAhead).map((position) => momentOf(file, position));
}
