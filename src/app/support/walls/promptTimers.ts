import { flushSync } from 'react-dom';

const due = new Map<number, () => void>();

/** What ends may have something else begin, as a dialog gives the page back. */
const mostRounds = 5;

/**
 * Keeps at hand what is put off by no time at all, for as long as the document lives. Transitions that take no time end in
 * that way, in a later task: the browser draws a picture before it and another one after it.
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

/** Does what is put off by no time at all, and has it drawn in the same task. */
export function runTimers(): void {
  for (let round = 0; due.size > 0 && round < mostRounds; round += 1) {
    const runs = [...due.values()];
    flushSync(() => {
      for (const run of runs) run();
    });
  }
}
