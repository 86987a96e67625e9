import { isExpired, renderEmail } from './templates.ts';
import type { Settings } from '../api/settings.ts';
import type { Mailer, OutboxEmail } from './email.ts';
import type { Dependencies } from '../api/dependencies.ts';

/** Doubles with every attempt, ± 20 % so that emails delayed together do not return together. */
function retryDelay(attempts: number, random: Dependencies['random'], settings: Settings): number {
  const { firstWait, longestWait } = settings.outbox;
  const wait = Math.min(longestWait, firstWait * 2 ** (attempts - 1));
  const share = (random.bytes(1)[0] ?? 0) / 255;
  return Math.round(wait * (0.8 + 0.4 * share));
}

/** Sends what is due. An email is settled only after the relay took it; a crash in between repeats it under the same id. */
export function makeOutboxSender(
  dependencies: Omit<Dependencies, 'onEmailDue'>,
  mailer: Mailer,
  settings: Settings,
) {
  const { store, clock, random, log } = dependencies;

  async function send(stored: OutboxEmail): Promise<void> {
    const email = isExpired(stored, clock.now())
      ? null
      : await renderEmail(stored, { ...dependencies, settings });
    if (!email) return store.recordDelivery(stored.id, { state: 'dropped' });
    try {
      const result = await mailer.send(email);
      if (result === 'refused') log.error('letterRefused', { letter: stored.id, template: stored.template });
      return await store.recordDelivery(stored.id, { state: result === 'sent' ? 'sent' : 'dead' });
    } catch (error) {
      const text = String(error).slice(0, 300);
      const isLast = stored.attempts >= settings.outbox.attempts;
      log.warn('letterDelayed', { letter: stored.id, attempts: stored.attempts, last: isLast });
      const dueAt = clock.now() + retryDelay(stored.attempts, random, settings);
      return store.recordDelivery(
        stored.id,
        isLast ? { state: 'dead', error: text } : { state: 'queued', dueAt, error: text },
      );
    }
  }

  /** Sends everything that is due now and answers how many emails were tried. */
  async function flush(): Promise<number> {
    let tried = 0;
    for (;;) {
      // A small batch at a time: what is leased and not sent is lost to others until its lease ends.
      const batch = await store.claimEmails(clock.now(), 5);
      if (batch.length === 0) return tried;
      await Promise.all(batch.map(send));
      tried += batch.length;
    }
  }

  return { flush };
}
