import { thrownTextOf } from '../common/errorText.ts';
import { shareOf } from '../common/settings.ts';
import { isExpired, renderEmail } from './templates.ts';
import type { Settings } from '../common/settings.ts';
import type { Email, Mailer, RelayResult, Sending } from './email.ts';
import { isCodeRequestEmail } from '../store/outboxEmail.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';
import type { Dependencies } from '../api/dependencies.ts';
import type { DeliveryResult, Leased } from '../store/outbox.ts';

/** Characters of an error that are stored. */
const longestError = 300;

/** Milliseconds after so many attempts; doubles with each. */
const waitAfter = (attempts: number, { firstWait, longestWait }: Settings['outbox']): number =>
  Math.min(longestWait, firstWait * 2 ** (attempts - 1));

/**
 * An error as it is stored: in one line, cut. A relay's answer may contain a NUL, which PostgreSQL refuses: the result
 * could never be recorded, and the email would be sent again each minute.
 */
const storableOf = (text: string): string =>
  Array.from(text.replaceAll(/\p{Cc}+/gu, ' '))
    .slice(0, longestError)
    .join('');

export type OutboxSender = {
  /** Leases the email that has been due for longest, so that no other process sends it until the lease ends. */
  claim: () => Promise<OutboxEmail | undefined>;
  /** Sends a leased email and records how that ended. After an abort it is tried again later. */
  send: (email: OutboxEmail, sending?: Sending) => Promise<void>;
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
  const { attempts, unansweredRepeats, longestWait, jitter, shareWait, lease } = settings.outbox;

  function jittered(wait: number): number {
    const share = (random.bytes(1)[0] ?? 0) / 255;
    return Math.round(wait * (1 - jitter + 2 * jitter * share));
  }

  /** Checked when an email is about to be sent: only then is it known whether its address gets one at all. */
  async function isShareSpent({ template }: OutboxEmail): Promise<boolean> {
    if (template !== 'reset-code') return false;
    return (await store.countSentEmails([template], clock.now())) >= shareOf(settings, 'reset');
  }

  /** A relay may refuse an email for its size: it is sent again without the attachments that it also links to. */
  async function handToRelay(email: Email, sending?: Sending): Promise<RelayResult> {
    const result = await mailer.send(email, sending);
    const needed = email.attachments?.filter(({ alsoLinked }) => !alsoLinked);
    if (result.outcome !== 'refused' || needed?.length === email.attachments?.length) return result;
    return mailer.send({ ...email, attachments: needed }, sending);
  }

  /**
   * Each repeat may be a copy more in somebody's mailbox, so there are few. Most emails have arrived, and whatever keeps
   * a relay from answering lasts longer than seconds: so each waits as long as any, but for the answer to a request for
   * a code, which would have expired by then.
   */
  function afterNoAnswer(email: OutboxEmail, reason: string): DeliveryResult {
    const { id, attempts: tried, unanswered: before } = email;
    const unanswered = before + 1;
    const isLast = unanswered > unansweredRepeats || tried >= attempts;
    log.warn('emailUnanswered', { emailId: id, unanswered, last: isLast });
    const error = storableOf(
      `Perhaps delivered: the relay had the whole email and sent no answer. ${reason}`,
    );
    if (isLast) return { state: 'dead', unanswered, error };
    const wait = isCodeRequestEmail(email) ? waitAfter(tried, settings.outbox) : longestWait;
    return { state: 'queued', dueAt: clock.now() + jittered(wait), unanswered, error };
  }

  async function attempt(stored: OutboxEmail, sending?: Sending): Promise<DeliveryResult> {
    const isOver = isExpired(stored, clock.now(), settings);
    const email = isOver ? null : await renderEmail(stored, { ...dependencies, settings });
    if (!email) return { state: 'dropped' };
    if (await isShareSpent(stored)) {
      log.warn('mailShareSpent', { template: stored.template });
      metrics.mailShareSpent('reset');
      return {
        state: 'queued',
        dueAt: clock.now() + shareWait,
        error: 'The share of such emails is spent.',
        heldBack: true,
        // Not an attempt: it must neither lengthen the wait after a first failure nor use up the last attempt.
        attempts: stored.attempts - 1,
      };
    }
    const result = await handToRelay(email, sending);
    if (result.outcome === 'sent') return { state: 'sent' };
    if (result.outcome === 'unanswered') return afterNoAnswer(stored, result.reason);
    log.error('emailRefused', { emailId: stored.id, template: stored.template });
    return { state: 'dead', error: storableOf(`The relay refused it permanently: ${result.reason}`) };
  }

  /** An email that fails to render is treated like one that fails to be sent: it is retried, and dead in the end. */
  async function deliver(stored: OutboxEmail, sending?: Sending): Promise<DeliveryResult> {
    if (stored.attempts > attempts) {
      // No attempt recorded its end: the email may have been sent each time, or may itself have crashed the process.
      log.error('emailUnsettled', { emailId: stored.id, template: stored.template });
      return { state: 'dead', error: 'No attempt recorded a result: the process ended during each of them.' };
    }
    try {
      return await attempt(stored, sending);
    } catch (error) {
      const text = storableOf(thrownTextOf(error));
      const isLast = stored.attempts >= attempts;
      log.warn('emailDelayed', { emailId: stored.id, attempts: stored.attempts, last: isLast });
      if (isLast) return { state: 'dead', error: text };
      return {
        state: 'queued',
        dueAt: clock.now() + jittered(waitAfter(stored.attempts, settings.outbox)),
        error: text,
      };
    }
  }

  /** Renews the lease of an email, for a relay may answer late, until `end` is called, which returns the last one. */
  function keepLease(first: Leased): { end(): Promise<Leased> } {
    let leased = first;
    let renewals = Promise.resolve();
    async function renew(): Promise<void> {
      try {
        leased = (await store.renewLease(leased, clock.now())) ?? leased;
      } catch (error) {
        log.warn('leaseNotRenewed', { emailId: first.id, error: thrownTextOf(error) });
      }
    }
    // Three times within the lease, so that it outlasts one renewal that fails.
    const timer = setInterval(() => {
      renewals = renewals.then(renew);
    }, lease / 3);
    timer.unref();
    return {
      async end() {
        clearInterval(timer);
        await renewals;
        return leased;
      },
    };
  }

  async function send(claimed: OutboxEmail, sending?: Sending): Promise<void> {
    const kept = keepLease(claimed);
    const result = await deliver(claimed, sending);
    const settled = await store.recordDelivery(await kept.end(), result, clock.now());
    if (!settled) log.warn('leaseLost', { emailId: claimed.id });
  }

  return {
    async claim() {
      const [due] = await store.claimEmails(clock.now(), 1);
      return due;
    },
    send,
  };
}
