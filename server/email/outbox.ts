import { thrownTextOf } from '../common/errorText.ts';
import { heldBack } from '../store/mailShares.ts';
import { shareOf } from '../common/settings.ts';
import { isExpired, renderEmail } from './templates.ts';
import type { Settings } from '../common/settings.ts';
import type { Email, Mailer, SendResult } from './email.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';
import type { Dependencies } from '../api/dependencies.ts';
import type { DeliveryResult } from '../store/outbox.ts';

/** Characters of an error that are stored. */
const longestError = 300;

export type FlushSignals = { stopping?: AbortSignal; givingUp?: AbortSignal };

/** Milliseconds: doubles with every attempt, ± 20 % so that emails delayed together are not due at the same time. */
function retryDelay(attempts: number, random: Dependencies['random'], settings: Settings): number {
  const { firstWait, longestWait } = settings.outbox;
  const wait = Math.min(longestWait, firstWait * 2 ** (attempts - 1));
  const share = (random.bytes(1)[0] ?? 0) / 255;
  return Math.round(wait * (0.8 + 0.4 * share));
}

/**
 * An error as it is stored: in one line, cut. A relay's answer may contain a NUL, which PostgreSQL refuses: the result
 * could never be recorded, and the email would be sent again each minute.
 */
const storableOf = (text: string): string =>
  Array.from(text.replaceAll(/\p{Cc}+/gu, ' '))
    .slice(0, longestError)
    .join('');

/** Milliseconds for which a code is held back when its kind has spent its share; it is dropped when it expires. */
const postponed = 30_000;

/**
 * Makes the function that sends due emails. An email is recorded as sent only after the relay has taken it; a crash in
 * between sends it again with the same id.
 */
export function makeOutboxSender(
  dependencies: Omit<Dependencies, 'onEmailDue'>,
  mailer: Mailer,
  settings: Settings,
) {
  const { store, clock, random, log, metrics } = dependencies;
  const { batch, attempts } = settings.outbox;

  /** Checked when an email is about to be sent: only then is it known whether its address gets one at all. */
  async function isShareSpent({ template }: OutboxEmail): Promise<boolean> {
    if (template !== 'reset-code') return false;
    return (await store.sentEmails([template], clock.now())) >= shareOf(settings, 'reset');
  }

  /** A relay may refuse an email for its size: it is sent again without the attachments that it also links to. */
  async function handToRelay(email: Email, signal?: AbortSignal): Promise<SendResult> {
    const result = await mailer.send(email, signal);
    const needed = email.attachments?.filter(({ alsoLinked }) => !alsoLinked);
    if (result.outcome === 'sent' || needed?.length === email.attachments?.length) return result;
    return mailer.send({ ...email, attachments: needed }, signal);
  }

  async function attempt(stored: OutboxEmail, signal?: AbortSignal): Promise<DeliveryResult> {
    const isOver = isExpired(stored, clock.now(), settings);
    const email = isOver ? null : await renderEmail(stored, { ...dependencies, settings });
    if (!email) return { state: 'dropped' };
    if (await isShareSpent(stored)) {
      log.warn('mailShareSpent', { template: stored.template });
      metrics.mailShareSpent('reset');
      return {
        state: 'queued',
        dueAt: clock.now() + postponed,
        error: heldBack,
        // Not an attempt: it must neither lengthen the wait after a first failure nor use up the last attempt.
        attempts: stored.attempts - 1,
      };
    }
    const result = await handToRelay(email, signal);
    if (result.outcome === 'sent') return { state: 'sent' };
    log.error('emailRefused', { emailId: stored.id, template: stored.template });
    return { state: 'dead', error: storableOf(`The relay refused it permanently: ${result.reason}`) };
  }

  /** An email that fails to render is treated like one that fails to be sent: it is retried, and dead in the end. */
  async function deliver(stored: OutboxEmail, signal?: AbortSignal): Promise<DeliveryResult> {
    if (stored.attempts > attempts) {
      // No attempt recorded its end: the email may have been sent each time, or may itself have crashed the process.
      log.error('emailUnsettled', { emailId: stored.id, template: stored.template });
      return { state: 'dead', error: 'No attempt recorded a result: the process ended during each of them.' };
    }
    try {
      return await attempt(stored, signal);
    } catch (error) {
      const text = storableOf(thrownTextOf(error));
      const isLast = stored.attempts >= attempts;
      log.warn('emailDelayed', { emailId: stored.id, attempts: stored.attempts, last: isLast });
      if (isLast) return { state: 'dead', error: text };
      return {
        state: 'queued',
        dueAt: clock.now() + retryDelay(stored.attempts, random, settings),
        error: text,
      };
    }
  }

  async function send(stored: OutboxEmail, signal?: AbortSignal): Promise<void> {
    const settled = await store.recordDelivery(stored, await deliver(stored, signal), clock.now());
    if (!settled) log.warn('leaseLost', { emailId: stored.id });
  }

  /**
   * Sends everything that is due now and returns how many emails were tried. `stopping` lets only those under way
   * finish; `givingUp` aborts those, too, which are then tried again later.
   */
  async function flush({ stopping, givingUp }: FlushSignals = {}): Promise<number> {
    let tried = 0;
    for (;;) {
      if (stopping?.aborted) return tried;
      // In small batches: no other process can send an email that is claimed here until its lease ends.
      const claimed = await store.claimEmails(clock.now(), batch);
      if (claimed.length === 0) return tried;
      // Waits for all of them: after an error of one, the others must not be left under way with nobody waiting.
      const ends = await Promise.allSettled(claimed.map((email) => send(email, givingUp)));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      tried += claimed.length;
    }
  }

  return { flush };
}
