import type { Log } from '../api/dependencies.ts';

/** Milliseconds between looks at the outbox when nobody reports a letter. */
const pause = 2000;

/**
 * Runs `flush` whenever a letter is due and every two seconds besides, never twice at a time. `stop` waits for the
 * letters that are on their way.
 */
export function startWorker(flush: () => Promise<unknown>, log: Log) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    again = false;
    try {
      await flush();
    } catch (fault) {
      log.error('outboxFailed', { error: String(fault) });
    }
    running = undefined;
    if (again) wake();
  }

  function wake(): void {
    if (stopped) return;
    if (running) again = true;
    else running = run();
  }

  const timer = setInterval(wake, pause);
  timer.unref();
  return {
    wake,
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
