import type { Figures } from '../figures.ts';
import type { TraceEvent } from '../trace.ts';
import type { Seen } from './watchPictures.ts';

/** With when it began and, in `tdur`, for how long a processor was at it; both in microseconds. */
export type TimedEvent = TraceEvent & { ts: number; tdur?: number };

const styling = ['UpdateLayoutTree', 'Layout'];
const painting = ['PrePaint', 'Paint', 'Layerize', 'Commit'];

/** Whether somebody else had the processor meanwhile is no work. */
const timeOf = ({ tdur, dur = 0 }: TimedEvent) => (tdur ?? dur) / 1000;

/** Those that lie in none of the others: a page is painted within the painting of the screen round it. */
function outermost(events: readonly TimedEvent[]): TimedEvent[] {
  let end = -Infinity;
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/**
 * What the main thread did from the task that heard of a press to the one that made the picture, in milliseconds.
 * @param heard the mark that stands where it was heard; the main thread is the one it is of
 */
export function workFor(seen: Seen, heard: TimedEvent, events: readonly TimedEvent[]): Figures {
  const end = heard.ts + (seen.seen - seen.heard) * 1000;
  const meanwhile = events.filter(
    ({ pid, tid, ts, dur = 0 }) =>
      pid === heard.pid && tid === heard.tid && ts <= end && ts + dur >= heard.ts,
  );
  const sumOf = (names: readonly string[]) =>
    outermost(meanwhile.filter(({ name }) => names.includes(name))).reduce(
      (sum, event) => sum + timeOf(event),
      0,
    );
  const [work, styled, painted] = [sumOf(['RunTask']), sumOf(styling), sumOf(painting)];
  return {
    work,
    'of it scripts': work - styled - painted,
    'style and layout': styled,
    painting: painted,
  };
}
