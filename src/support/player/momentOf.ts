import type { Moment } from '../../trace/replayMessages.ts';
import type { OpenTrace } from '../opening/openTrace.ts';

/** What was to be seen at a position of a story. */
export function momentOf({ trace, story }: OpenTrace, position: number): Moment {
  const sight = trace.sightAt(position - 1);
  const { colourMode } = sight.ui;
  return {
    sight,
    at: story[position]?.at ?? trace.about.startedAt,
    colourMode: colourMode === 'system' ? trace.about.colourMode : colourMode,
  };
}
