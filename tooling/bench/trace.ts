import type { Figures } from './figures.ts';

/** The fields of an event of Chromium's trace that are used here; `dur` in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string; elementCount?: number };
};

/** Trace categories in which Chromium records tasks, style recalculation and layout of the main thread. */
export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The work of the pages' main threads, from the trace events of one visit. */
export function mainThreadOf(events: readonly TraceEvent[]): Figures {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const onMain = events.filter((event) => mainThreads.has(threadOf(event)));
  const called = (wanted: string) => onMain.filter(({ name }) => name === wanted);
  const milliseconds = (some: readonly TraceEvent[]) =>
    some.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  const styles = called('UpdateLayoutTree');
  const tasks = called('RunTask');
  return {
    'elements in style recalculations': styles.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    'style recalculation ms': milliseconds(styles),
    'layout ms': milliseconds(called('Layout')),
    'all tasks ms': milliseconds(tasks),
    'longest task ms': tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur / 1000), 0),
  };
}
