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

export type OutboxSender = {
  /** Leases the email that has been due for longest, so that no other process sends it until the lease ends. */
  claim: () => Promise<OutboxEmail | undefined>;
  /** Sends a leased email and records how that ended. After an abort it is tried again later. */
  send: (email: OutboxEmail, signal?: AbortSignal) => Promise<void>;
};

/**
 * Makes the functions that send due emails. An email is recorded as sent only after the relay has taken it; a crash in
 * between sends it again with the same id.
 */
export function makeOutboxSender(
  dependencies: Omit<Dependencies, 'onEmailDue'>,
  mailer: Mailer,
  settings: Settings,
): OutboxSender {
  const { store, clock, random, log, metrics } = dependencies;
  const { attempts } = settings.outbox;

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

  return {
    async claim() {
      const [due] = await store.claimEmails(clock.now(), 1);
      return due;
    },
    send,
  };
}
