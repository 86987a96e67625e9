import type { Logger } from '../common/interfaces.ts';
import { settledWithin } from '../common/deadline.ts';
import { thrownTextOf } from '../common/errorText.ts';
import type { Settings } from '../common/settings.ts';
import type { OutboxSender } from './outbox.ts';

/** Milliseconds between checks of the outbox, for emails that were not reported by `wake`. */
const pause = 2000;

/** Milliseconds for which a stop waits for the emails under way, and then for recording those that were given up. */
const grace = 5000;
const giveUpGrace = 1000;

type Limits = Pick<Settings['outbox'], 'atOnce' | 'slowAnswers'>;

/**
 * Sends what is due at each call of `wake` and every two seconds, in so many places: each claims one email when it is
 * free, so that a slow one holds up none but itself. An email that the relay has and does not answer soon gives its
 * place to another. `stop` starts no more emails, waits five seconds for those under way and aborts the rest, so that a
 * relay that never answers cannot block a stop.
 */
export function startDeliveryWorker(
  { claim, send }: OutboxSender,
  { atOnce, slowAnswers }: Limits,
  log: Logger,
) {
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const underWay = new Set<Promise<void>>();
  /** How many of those under way have given their place to another. */
  let slow = 0;
  let again = false;

  const isPlaceFree = (): boolean =>
    underWay.size - slow < atOnce && underWay.size < atOnce + slowAnswers.atOnce;

  /** Claims the email that has been due for longest, if there is one, and sends it. */
  async function sendOne(): Promise<void> {
    const email = await claim();
    if (!email) return;
    // More may be due: another place, if one is free, looks for it meanwhile.
    wake();
    let isSlow = false;
    let timer: NodeJS.Timeout | undefined;
    function giveWay(): void {
      isSlow = true;
      slow += 1;
      wake();
    }
    try {
      await send(email, {
        signal: givingUp.signal,
        onHandedOver: () => {
          timer ??= setTimeout(giveWay, slowAnswers.after).unref();
        },
      });
      again = true;
    } finally {
      clearTimeout(timer);
      if (isSlow) slow -= 1;
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    if (!isPlaceFree()) {
      // The last place that found nothing may have looked before the email was there.
      again = true;
      return;
    }
    const task = sendOne()
      .catch((error: unknown) => log.error('outboxFailed', { error: thrownTextOf(error) }))
      .finally(() => {
        underWay.delete(task);
        if (!again) return;
        again = false;
        wake();
      });
    underWay.add(task);
  }

  const timer = setInterval(wake, pause);
  timer.unref();
  return {
    wake,
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await settledWithin(Promise.all(underWay), grace);
      givingUp.abort(new Error('The server is stopping.'));
      await settledWithin(Promise.all(underWay), giveUpGrace);
    },
  };
}
