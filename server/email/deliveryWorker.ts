import type { Logger } from '../dependencies.ts';
import { settledWithin } from '../deadline.ts';
import { errorTextOf } from '../errorWords.ts';
import type { FlushSignals } from './outbox.ts';

/** Milliseconds between looks at the outbox when nobody reports an email. */
const pause = 2000;

/** Milliseconds a stop waits for the emails under way, and then for noting that they were given up. */
const grace = 5000;
const giveUpGrace = 1000;

/**
 * Runs `flush` whenever an email is due and every two seconds besides, never twice at a time. `stop` takes no more
 * emails, waits five seconds for those under way and ends what is left: a relay that never answers delays no stop.
 */
export function startDeliveryWorker(flush: (signals: FlushSignals) => Promise<unknown>, log: Logger) {
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const signals = { stopping: stopping.signal, givingUp: givingUp.signal };
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    again = false;
    try {
      await flush(signals);
    } catch (error) {
      log.error('outboxFailed', { error: errorTextOf(error) });
    }
    running = undefined;
    if (again) wake();
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    if (running) again = true;
    else running = run();
  }

  const timer = setInterval(wake, pause);
  timer.unref();
  return {
    wake,
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await settledWithin(running ?? Promise.resolve(), grace);
      givingUp.abort(new Error('The server is stopping.'));
      await settledWithin(running ?? Promise.resolve(), giveUpGrace);
    },
  };
}
