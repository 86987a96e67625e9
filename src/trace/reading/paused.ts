import type { Pausing } from './scanJson.ts';

/** Milliseconds of work after which the page has its turn. */
const longestWork = 12;

type Scheduler = { yield?: () => Promise<void> };

/** Input and drawing come first. */
const turn = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** Does work in slices, so that the page stays live. */
export async function paused<Result>(work: Pausing<Result>): Promise<Result> {
  let begun = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - begun < longestWork) continue;
    await turn();
    begun = performance.now();
  }
}
