import type { Logger } from '../api/dependencies.ts';

/** Milliseconds between looks at the outbox when nobody reports an email. */
const pause = 2000;

/**
 * Runs `flush` whenever an email is due and every two seconds besides, never twice at a time. `stop` waits for the
 * emails that are on their way.
 */
export function startDeliveryWorker(flush: () => Promise<unknown>, log: Logger) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    again = false;
    try {
      await flush();
    } catch (error) {
      log.error('outboxFailed', { error: String(error) });
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
