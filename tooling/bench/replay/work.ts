import type { Figures } from '../figures.ts';
import type { TraceEvent } from '../trace.ts';
import type { Seen } from './watchPictures.ts';

/** A trace event with its start `ts` and its processor time `tdur`, both in microseconds. */
export type TimedEvent = TraceEvent & { ts: number; tdur?: number };

const styling = ['UpdateLayoutTree', 'Layout'];
const painting = ['PrePaint', 'Paint', 'Layerize', 'Commit'];

/** Milliseconds of processor time, or else of elapsed time. Time in which another program had the processor is no work. */
const timeOf = ({ tdur, dur = 0 }: TimedEvent) => (tdur ?? dur) / 1000;

/** The events that are not nested in another one: the iframe is painted while the screen around it is being painted. */
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
 * The main thread's work in milliseconds, from the task in which the listener of a press ran to the one that rendered the
 * picture.
 * @param heard the performance mark that the listener set; its process and thread identify the main thread
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
    'of which scripts': work - styled - painted,
    'style and layout': styled,
    painting: painted,
  };
}
