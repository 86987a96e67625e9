import type { Logger } from '../common/interfaces.ts';
import { settledWithin } from '../common/deadline.ts';
import { thrownTextOf } from '../common/errorText.ts';
import type { FlushSignals } from './outbox.ts';

/** Milliseconds between checks of the outbox, for emails that were not reported by `wake`. */
const pause = 2000;

/** Milliseconds for which a stop waits for the emails under way, and then for recording those that were given up. */
const grace = 5000;
const giveUpGrace = 1000;

/**
 * Runs `flush` at each call of `wake` and every two seconds, but never twice at the same time. `stop` starts no more
 * emails, waits five seconds for those under way and aborts the rest, so that a relay that never answers cannot block
 * a stop.
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
      log.error('outboxFailed', { error: thrownTextOf(error) });
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
