import { sql } from 'kysely';
import type { Settings } from '../settings.ts';
import { outboxEmailColumns, storedRef } from './outboxEmail.ts';
import type { EmailRef, OutboxEmail } from './outboxEmail.ts';
import { isOnPostgres } from './database/database.ts';
import type { Db } from './database/database.ts';
import type { EmailState, EmailTemplate, Tables } from './database/tables.ts';
import { countSent } from './mailShares.ts';
import { isPossible } from './times.ts';

/** How an attempt to send ended, and when to try again. `attempts`: how many there were, where this was none. */
export type DeliveryResult = { state: EmailState; dueAt?: number; error?: string; attempts?: number };

/** What settling an email needs: a lease that has ended and was taken by another sender settles nothing. */
type Leased = Pick<OutboxEmail, 'id' | 'lease_until'>;

export type OutboxStore = {
  /** Leases due emails to this caller; each email goes to one caller at a time. */
  claimEmails(now: number, count: number): Promise<OutboxEmail[]>;
  /** `dueAt`: when to try again; without it the time stays as it is. False: somebody else has the email by now. */
  recordDelivery(email: Leased, result: DeliveryResult, now: number): Promise<boolean>;
  /** Emails of these templates that left in the last 24 hours. */
  sentEmails(templates: readonly EmailTemplate[], now: number): Promise<number>;
};

type NewEmail = Pick<OutboxEmail, 'id' | 'template' | 'recipient'> & {
  ref: EmailRef;
  now: number;
  /** Milliseconds until it is due. */
  delay?: number;
  /** What there shall be one email of for ever; by default each is its own. */
  dedupe?: string;
};

/** The row of an email nobody has tried to send yet. */
export const queuedEmail = ({
  id,
  template,
  recipient,
  ref,
  now,
  delay = 0,
  dedupe = id,
}: NewEmail): Tables['outbox'] => ({
  id,
  dedupe,
  template,
  recipient,
  ref: storedRef(ref),
  state: 'queued',
  attempts: 0,
  due_at: now + delay,
  lease_until: 0,
  last_error: null,
  created_at: now,
  sent_at: null,
});

export function makeOutboxStore(db: Db, settings: Settings): OutboxStore {
  const { lease, longestWait } = settings.outbox;
  /** No email is put off longer: by the longest pause and its fifth, or until a form call's mail call must have come. */
  const longestDelay = Math.max(1.2 * longestWait, settings.submission.emailDelay);
  return {
    claimEmails: (now, count) => {
      const isFree = sql<boolean>`(lease_until <= ${now} or not ${isPossible('lease_until', now + lease)})`;
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'queued')
        .where(sql<boolean>`(due_at <= ${now} or not ${isPossible('due_at', now + longestDelay)})`)
        .where(isFree)
        .orderBy('due_at')
        .limit(count)
        // What somebody else takes at this moment is left to the next claim: waiting for it, with others in hand, two could
        // wait for each other. SQLite has one writer.
        .$if(isOnPostgres(db), (query) => query.forUpdate().skipLocked());
      return (
        db
          // Found once: joined to the table it could be asked for each row, and each time find others.
          .with(
            (name) => name('due').materialized(),
            () => due,
          )
          .updateTable('outbox')
          .set((row) => ({ lease_until: now + lease, attempts: row('attempts', '+', 1) }))
          .where('id', 'in', (query) => query.selectFrom('due').select('id'))
          .returning(outboxEmailColumns)
          .execute()
      );
    },

    async recordDelivery({ id, lease_until }, { state, dueAt, error, attempts }, now) {
      const settled = await db
        .updateTable('outbox')
        // Kysely leaves out what is undefined.
        .set({
          state,
          lease_until: 0,
          last_error: error ?? null,
          due_at: dueAt,
          attempts,
          sent_at: state === 'sent' ? now : undefined,
        })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .where('lease_until', '=', lease_until)
        .executeTakeFirst();
      return settled.numUpdatedRows === 1n;
    },

    sentEmails: (templates, now) => countSent(db, templates, now),
  };
}
