import type { LongTask } from './figures.ts';

/** The metrics of a page's load. Times in milliseconds since navigation. */
type Metrics = { fcp: number; lcp: number; cls: number; longTasks: LongTask[] };

/** What `collect` puts on the window. */
type Collector = {
  metrics: () => Metrics;
  /** Discards the events so far. */
  forgetEvents: () => void;
  /** Duration of the longest event since, in milliseconds; at least 16, because Event Timing reports no shorter ones. */
  worstEvent: () => number;
};

declare global {
  interface Window {
    collector: Collector;
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/** Runs in a page before its own scripts. It is sent there as text, so it may use nothing from outside its body. */
export function collect(): void {
  const metrics: Metrics = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  let events: number[] = [];
  let shifts = { from: 0, to: 0, sum: 0 };
  const watch = (type: string, onEntry: (entry: never) => void, more = {}) => {
    new PerformanceObserver((list) => (list.getEntries() as never[]).forEach(onEntry)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    metrics.lcp = startTime;
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }: Shift) => {
    if (hadRecentInput) return;
    // Cumulative Layout Shift is the largest session window: at most 5 s long, without a gap of a second
    // (web.dev/articles/cls).
    const isSameWindow = startTime - shifts.to < 1000 && startTime - shifts.from < 5000;
    shifts = isSameWindow
      ? { ...shifts, to: startTime, sum: shifts.sum + value }
      : { from: startTime, to: startTime, sum: value };
    metrics.cls = Math.max(metrics.cls, shifts.sum);
  });
  watch('longtask', ({ startTime, duration }: PerformanceEntry) =>
    metrics.longTasks.push({ start: startTime, duration }),
  );
  watch(
    'event',
    ({ interactionId, duration }: Interaction) => {
      if (interactionId > 0) events.push(duration);
    },
    { durationThreshold: 16 },
  );
  window.collector = {
    metrics: () => metrics,
    forgetEvents: () => (events = []),
    worstEvent: () => Math.max(16, ...events),
  };
}
