import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { formatDuration, formatMoment } from '../story/formatTime.ts';

const copy = supportCopy.summary;

export type Fact = { label: string; value: string };

/** What a file says of itself and of the browser it comes from, in the order of importance. */
export function factsOf({ trace: { about } }: Pick<OpenTrace, 'trace'>, timeZone?: string): readonly Fact[] {
  const { facts } = copy;
  const start = formatMoment(about.startedAt, timeZone);
  return [
    { label: facts.reference, value: about.id },
    { label: facts.browser, value: about.browser },
    { label: facts.window, value: copy.windowSize(about.window.width, about.window.height) },
    { label: facts.length, value: formatDuration(about.length) },
    { label: facts.start, value: timeZone === undefined ? start : `${start} ${timeZone}` },
    { label: facts.language, value: about.language },
    { label: facts.colours, value: copy.colours[about.colourMode] },
    ...(about.reducedMotion ? [{ label: facts.motion, value: copy.reducedMotion }] : []),
    ...(about.droppedBefore > 0 ? [{ label: facts.dropped, value: copy.dropped(about.droppedBefore) }] : []),
  ];
}
