/** The figures of one visit by name of their row, which ends in the unit: `FCP ms`, `scripts before load KiB`. */
export type Figures = Record<string, number>;

/** A task of the main thread that took 50 ms or longer: its start since navigation and its duration, in milliseconds. */
export type LongTask = { start: number; duration: number };

/** Milliseconds of a task that do not count as blocking, as in Total Blocking Time (web.dev/articles/tbt). */
const allowed = 50;

/**
 * Sum of the milliseconds by which long tasks exceed 50 ms after `moment`. Of a task that runs at that moment, only the
 * part after it counts.
 */
export function blockingAfter(moment: number, tasks: readonly LongTask[]): number {
  return tasks.reduce((sum, { start, duration }) => {
    const rest = start + duration - Math.max(start, moment);
    return sum + Math.max(0, rest - allowed);
  }, 0);
}

/** The median: the middle value, or the mean of the two in the middle; undefined without values. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** The percentile: the smallest value that is not exceeded by so many hundredths of all values; undefined without values. */
export function percentileOf(values: readonly number[], hundredths: number): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.ceil((values.length * hundredths) / 100) - 1];
}

/** The median of each row over several visits; visits without a row are left out of its median. */
export function mediansOf(visits: readonly Figures[]): Figures {
  const names = [...new Set(visits.flatMap((visit) => Object.keys(visit)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const median = medianOf(visits.flatMap((visit) => visit[name] ?? []));
      return median === undefined ? [] : [[name, median]];
    }),
  );
}
