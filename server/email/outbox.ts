import { isStale, letterOf } from './templates.ts';
import type { Policy } from '../api/settings.ts';
import type { Mailer, Ports, StoredLetter } from '../api/dependencies.ts';

/** Doubles with every attempt, ± 20 % so that letters delayed together do not return together. */
function waitOf(attempts: number, random: Ports['random'], policy: Policy): number {
  const { firstWait, longestWait } = policy.outbox;
  const wait = Math.min(longestWait, firstWait * 2 ** (attempts - 1));
  const share = (random.bytes(1)[0] ?? 0) / 255;
  return Math.round(wait * (0.8 + 0.4 * share));
}

/** Sends what is due. A letter is settled only after the relay took it; a crash in between repeats it under the same id. */
export function makeOutbox(ports: Omit<Ports, 'letterDue'>, mailer: Mailer, policy: Policy) {
  const { store, clock, random, log } = ports;

  async function send(stored: StoredLetter): Promise<void> {
    const letter = isStale(stored, clock.now()) ? null : await letterOf(stored, { ...ports, policy });
    if (!letter) return store.settleLetter(stored.id, { state: 'dropped' });
    try {
      const result = await mailer.send(letter);
      if (result === 'refused') log.error('letterRefused', { letter: stored.id, template: stored.template });
      return await store.settleLetter(stored.id, { state: result === 'sent' ? 'sent' : 'dead' });
    } catch (fault) {
      const error = String(fault).slice(0, 300);
      const isLast = stored.attempts >= policy.outbox.attempts;
      log.warn('letterDelayed', { letter: stored.id, attempts: stored.attempts, last: isLast });
      const dueAt = clock.now() + waitOf(stored.attempts, random, policy);
      return store.settleLetter(
        stored.id,
        isLast ? { state: 'dead', error } : { state: 'queued', dueAt, error },
      );
    }
  }

  /** Sends everything that is due now and answers how many letters were tried. */
  async function flush(): Promise<number> {
    let tried = 0;
    for (;;) {
      // A small batch at a time: what is leased and not sent is lost to others until its lease ends.
      const batch = await store.claimLetters(clock.now(), 5);
      if (batch.length === 0) return tried;
      await Promise.all(batch.map(send));
      tried += batch.length;
    }
  }

  return { flush };
}
