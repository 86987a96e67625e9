import { act } from '@testing-library/react';

/** Holds back what waits for the debounce of drafts; the answer lets it happen, as if its time had come. */
export function holdDebounce(): () => Promise<void> {
  const late: (() => void)[] = [];
  const setTimer = window.setTimeout;
  // Not a mock: the testing library would take that for fake timers.
  window.setTimeout = ((run: () => void, delay?: number) => {
    if (delay !== 400) return setTimer(run, delay);
    late.push(run);
    return 0;
  }) as typeof window.setTimeout;
  return async () => {
    expect(late).not.toEqual([]);
    await act(async () => late.forEach((run) => run()));
    window.setTimeout = setTimer;
  };
}
