import type { LongTask } from './figures.ts';

/** What a page tells of its first seconds. Times in milliseconds since navigation. */
type Told = { fcp: number; lcp: number; lcpElement: string; cls: number; longTasks: LongTask[] };

/** What `collect` leaves on the window. */
type Collector = {
  told: () => Told;
  /** Forgets the events so far. */
  forgetEvents: () => void;
  /** The longest event since, in milliseconds; event timing tells nothing below 16. */
  worstEvent: () => number;
};

declare global {
  interface Window {
    collector: Collector;
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Largest = PerformanceEntry & { element: Element | null; url: string };
type Interaction = PerformanceEntry & { interactionId: number };

/** Runs in a page before its own scripts, as text: it may name nothing outside itself. */
export function collect(): void {
  const told: Told = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, longTasks: [] };
  let events: number[] = [];
  let shifts = { from: 0, to: 0, sum: 0 };
  const watch = (type: string, see: (entry: never) => void, more = {}) => {
    new PerformanceObserver((list) => (list.getEntries() as never[]).forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') told.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element, url }: Largest) => {
    told.lcp = startTime;
    told.lcpElement = [element?.tagName.toLowerCase() ?? '?', url.split('/').at(-1)].join(' ').trim();
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }: Shift) => {
    if (hadRecentInput) return;
    // Cumulative Layout Shift: the worst burst, of at most 5 s and without a pause of a second (web.dev/articles/cls).
    const goesOn = startTime - shifts.to < 1000 && startTime - shifts.from < 5000;
    shifts = goesOn
      ? { ...shifts, to: startTime, sum: shifts.sum + value }
      : { from: startTime, to: startTime, sum: value };
    told.cls = Math.max(told.cls, shifts.sum);
  });
  watch('longtask', ({ startTime, duration }: PerformanceEntry) =>
    told.longTasks.push({ start: startTime, duration }),
  );
  watch(
    'event',
    ({ interactionId, duration }: Interaction) => {
      if (interactionId > 0) events.push(duration);
    },
    { durationThreshold: 16 },
  );
  window.collector = {
    told: () => told,
    forgetEvents: () => (events = []),
    worstEvent: () => Math.max(16, ...events),
  };
}
