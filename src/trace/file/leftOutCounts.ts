import type { About } from './traceFile.ts';

/** How many values were left out of a file, and how many steps could not be recorded: `leftOut` counts both. */
export function leftOutCounts({ leftOut: { steps = 0, ...values } }: Pick<About, 'leftOut'>): {
  values: number;
  steps: number;
} {
  return { values: Object.values(values).reduce((sum, count) => sum + count, 0), steps };
}
