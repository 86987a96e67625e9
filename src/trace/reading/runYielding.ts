import type { Yielding } from './scanJson.ts';

/** Milliseconds; less than the browser takes from one paint to the next. */
const workBeforeYield = 12;

/** Yields to the browser, so that it can handle input and paint. */
const yieldNow = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/**
 * Runs a generator in slices of at least 12 ms and yields to the browser between them, so that the page stays
 * responsive.
 */
export async function runYielding<Result>(work: Yielding<Result>): Promise<Result> {
  let begun = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - begun < workBeforeYield) continue;
    await yieldNow();
    begun = performance.now();
  }
}
