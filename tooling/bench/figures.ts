/** What one visit measured, by the name of its row, which ends in its unit: `FCP ms`, `scripts before load KiB`. */
export type Figures = Record<string, number>;

/** A task of the main thread that took 50 ms or longer: its start since navigation and how long it took, in milliseconds. */
export type LongTask = { start: number; duration: number };

/** The part of a task that blocks: what exceeds 50 ms, as in Total Blocking Time (web.dev/articles/tbt). */
const allowed = 50;

/** Milliseconds by which long tasks exceed 50 ms after a moment; of a task under way then, only what came after it counts. */
export function blockingAfter(moment: number, tasks: readonly LongTask[]): number {
  return tasks.reduce((sum, { start, duration }) => {
    const rest = start + duration - Math.max(start, moment);
    return sum + Math.max(0, rest - allowed);
  }, 0);
}

/** The middle of the figures, or the mean of the two in the middle; undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** The smallest of the figures that so many hundredths of them do not exceed; undefined of none. */
export function percentileOf(values: readonly number[], hundredths: number): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.ceil((values.length * hundredths) / 100) - 1];
}

/** The median of each row over several visits; a row counts the visits that have it. */
export function mediansOf(visits: readonly Figures[]): Figures {
  const names = [...new Set(visits.flatMap((visit) => Object.keys(visit)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const median = medianOf(visits.flatMap((visit) => visit[name] ?? []));
      return median === undefined ? [] : [[name, median]];
    }),
  );
}
