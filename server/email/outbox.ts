import { errorTextOf } from '../errorWords.ts';
import { heldBack } from '../store/mailShares.ts';
import { shareOf } from '../settings.ts';
import { isExpired, renderEmail } from './templates.ts';
import type { Settings } from '../settings.ts';
import type { Email, Mailer } from './email.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DeliveryResult } from '../store/outbox.ts';

export type FlushSignals = { stopping?: AbortSignal; givingUp?: AbortSignal };

/** Doubles with every attempt, ± 20 % so that emails delayed together do not return together. */
function retryDelay(attempts: number, random: Dependencies['random'], settings: Settings): number {
  const { firstWait, longestWait } = settings.outbox;
  const wait = Math.min(longestWait, firstWait * 2 ** (attempts - 1));
  const share = (random.bytes(1)[0] ?? 0) / 255;
  return Math.round(wait * (0.8 + 0.4 * share));
}

/** A code that finds the share of its kind spent stays in the outbox and is dropped when its life ends. */
const postponed = 30_000;

/** Sends what is due. An email is settled only after the relay took it; a crash in between repeats it under the same id. */
export function makeOutboxSender(
  dependencies: Omit<Dependencies, 'onEmailDue'>,
  mailer: Mailer,
  settings: Settings,
) {
  const { store, clock, random, log, metrics } = dependencies;
  const { batch, attempts } = settings.outbox;

  /** Asked when an email is about to leave: only then is it known which addresses are sent one. */
  async function isShareSpent({ template }: OutboxEmail): Promise<boolean> {
    if (template !== 'reset-code') return false;
    return (await store.sentEmails([template], clock.now())) >= shareOf(settings, 'reset');
  }

  /** A relay may refuse an email for its size. What the email links to as well can stay behind. */
  async function hand(email: Email, signal?: AbortSignal): Promise<'sent' | 'refused'> {
    const outcome = await mailer.send(email, signal);
    const needed = email.attachments?.filter(({ alsoLinked }) => !alsoLinked);
    if (outcome === 'sent' || needed?.length === email.attachments?.length) return outcome;
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
        // Nothing was tried: the wait after a first failure is short, and the last attempt is not used up.
        attempts: stored.attempts - 1,
      };
    }
    if ((await hand(email, signal)) === 'sent') return { state: 'sent' };
    log.error('emailRefused', { emailId: stored.id, template: stored.template });
    return { state: 'dead', error: 'The relay refused it for good.' };
  }

  /** An email that cannot be made is one that cannot be sent: it waits longer each time, and is dead in the end. */
  async function deliver(stored: OutboxEmail, signal?: AbortSignal): Promise<DeliveryResult> {
    if (stored.attempts > attempts) {
      // It may have left each time, or may be what ended the process.
      log.error('emailUnsettled', { emailId: stored.id, template: stored.template });
      return { state: 'dead', error: 'Nothing came of its attempts: each sender ended before it could say.' };
    }
    try {
      return await attempt(stored, signal);
    } catch (error) {
      // PostgreSQL takes no NUL, which a relay may have said: the email would never be settled, and sent again each minute.
      const text = errorTextOf(error).replaceAll('\0', ' ').slice(0, 300);
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
   * Sends everything that is due now and answers how many emails were tried. `stopping` ends it after those under way,
   * `givingUp` ends those, too: they are tried again later.
   */
  async function flush({ stopping, givingUp }: FlushSignals = {}): Promise<number> {
    let tried = 0;
    for (;;) {
      if (stopping?.aborted) return tried;
      // A small batch at a time: what is leased and not sent is lost to others until its lease ends.
      const claimed = await store.claimEmails(clock.now(), batch);
      if (claimed.length === 0) return tried;
      // To the end of each: what fails for one must not leave another under way with nobody waiting for it.
      const ends = await Promise.allSettled(claimed.map((email) => send(email, givingUp)));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      tried += claimed.length;
    }
  }

  return { flush };
}
