import { act } from '@testing-library/react';

/**
 * Holds back timers with the debounce delay of drafts (400 ms); the returned function runs them and restores
 * `setTimeout`.
 */
export function holdDebounce(): () => Promise<void> {
  const held: (() => void)[] = [];
  const setTimer = window.setTimeout;
  // Not a Jest mock: Testing Library would take that for fake timers.
  window.setTimeout = ((run: () => void, delay?: number) => {
    if (delay !== 400) return setTimer(run, delay);
    held.push(run);
    return 0;
  }) as typeof window.setTimeout;
  return async () => {
    expect(held).not.toEqual([]);
    await act(async () => held.forEach((run) => run()));
    window.setTimeout = setTimer;
  };
}
