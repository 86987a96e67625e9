import type { Moment } from '../../trace/replay/replayMessages.ts';
import { restoredDraftsAt } from '../../trace/replay/restoredDrafts.ts';
import type { OpenTrace } from '../opening/openTrace.ts';

/** What was to be seen at a position of a story. */
export function momentOf({ trace, story }: OpenTrace, position: number): Moment {
  const sight = trace.sightAt(position - 1);
  const { colourMode } = sight.ui;
  return {
    sight,
    at: story[position]?.at ?? trace.about.startedAt,
    position,
    restored: restoredDraftsAt(trace, position - 1),
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
