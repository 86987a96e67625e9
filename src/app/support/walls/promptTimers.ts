import { flushSync } from 'react-dom';

const due = new Map<number, () => void>();

/** A callback may set another zero-delay timer, as when a dialog closes and the page is shown again. */
const mostRounds = 5;

/**
 * Replaces `setTimeout` and `clearTimeout`, for the lifetime of the document, to keep track of zero-delay timers. MUI's
 * transitions of 0 ms end by such a timer, in a later task: the browser would paint once before that and once after.
 */
export function keepTimersAtHand(): void {
  const wait = window.setTimeout.bind(window);
  const cancel = window.clearTimeout.bind(window);
  const clear = (timer?: number) => {
    if (timer !== undefined) due.delete(timer);
    cancel(timer);
  };
  const set = (handler: TimerHandler, delay?: number, ...parts: unknown[]): number => {
    if (delay !== 0 || typeof handler !== 'function') return wait(handler, delay, ...parts);
    const run = () => {
      clear(timer);
      handler(...parts);
    };
    const timer = wait(run, 0);
    due.set(timer, run);
    return timer;
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
}

/** Runs the pending zero-delay timers now, and renders their updates in the same task. */
export function runTimers(): void {
  for (let round = 0; due.size > 0 && round < mostRounds; round += 1) {
    const runs = [...due.values()];
    flushSync(() => {
      for (const run of runs) run();
    });
  }
}
