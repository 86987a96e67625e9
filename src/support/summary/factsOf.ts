import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { formatDuration, formatTimestamp } from '../story/formatTime.ts';

const copy = supportCopy.summary;

export type Fact = { label: string; value: string };

/** Facts about the recording and its browser, the most important first. */
export function factsOf({ trace: { about } }: Pick<OpenTrace, 'trace'>, timeZone?: string): readonly Fact[] {
  const { facts } = copy;
  const start = formatTimestamp(about.startedAt, timeZone);
  return [
    { label: facts.reference, value: about.id },
    { label: facts.browser, value: about.browser },
    { label: facts.window, value: copy.windowSize(about.window.width, about.window.height) },
    { label: facts.length, value: formatDuration(about.length) },
    { label: facts.start, value: timeZone === undefined ? start : `${start} ${timeZone}` },
    ...(about.droppedBefore > 0 ? [{ label: facts.dropped, value: copy.dropped(about.droppedBefore) }] : []),
  ];
}

/** Facts that are seldom needed. */
export const moreFactsOf = ({ trace: { about } }: Pick<OpenTrace, 'trace'>): readonly Fact[] => [
  { label: copy.facts.language, value: about.language },
  { label: copy.facts.colours, value: copy.colours[about.colourMode] },
  ...(about.reducedMotion ? [{ label: copy.facts.motion, value: copy.reducedMotion }] : []),
  { label: copy.facts.policy, value: String(about.policy) },
];
