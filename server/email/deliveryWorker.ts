import type { Logger } from '../common/interfaces.ts';
import { settledWithin } from '../common/deadline.ts';
import { thrownTextOf } from '../common/errorText.ts';
import type { OutboxSender } from './outbox.ts';

/** Milliseconds between checks of the outbox, for emails that were not reported by `wake`. */
const pause = 2000;

/** Milliseconds for which a stop waits for the emails under way, and then for recording those that were given up. */
const grace = 5000;
const giveUpGrace = 1000;

/**
 * Sends what is due at each call of `wake` and every two seconds, in so many slots: each claims one email when it is
 * free, so that a slow one holds up none but itself. `stop` starts no more emails, waits five seconds for those under
 * way and aborts the rest, so that a relay that never answers cannot block a stop.
 */
export function startDeliveryWorker({ claim, send }: OutboxSender, slots: number, log: Logger) {
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const busy = new Set<Promise<void>>();
  let again = false;

  /** Sends one email after another until none is due. */
  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const email = await claim();
      if (!email) return;
      // More may be due: another slot, if one is free, looks for it meanwhile.
      wake();
      await send(email, givingUp.signal);
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    if (busy.size >= slots) {
      // The last slot that found nothing may have looked before the email was there.
      again = true;
      return;
    }
    const slot = sendDue()
      .catch((error: unknown) => log.error('outboxFailed', { error: thrownTextOf(error) }))
      .finally(() => {
        busy.delete(slot);
        if (!again) return;
        again = false;
        wake();
      });
    busy.add(slot);
  }

  const timer = setInterval(wake, pause);
  timer.unref();
  return {
    wake,
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await settledWithin(Promise.all(busy), grace);
      givingUp.abort(new Error('The server is stopping.'));
      await settledWithin(Promise.all(busy), giveUpGrace);
    },
  };
}
