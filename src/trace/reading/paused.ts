import type { Pausing } from './scanJson.ts';

/** Milliseconds of work after which the main thread is yielded: less than a frame. */
const longestWork = 12;

type Scheduler = { yield?: () => Promise<void> };

/** Yields to the browser, so that it can handle input and paint. */
const turn = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/**
 * Runs a generator in slices of at least 12 ms and yields to the browser between them, so that the page stays
 * responsive.
 */
export async function paused<Result>(work: Pausing<Result>): Promise<Result> {
  let begun = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - begun < longestWork) continue;
    await turn();
    begun = performance.now();
  }
}
