import { sql } from 'kysely';
import type { Settings } from '../common/settings.ts';
import { outboxEmailColumns, storedRef } from './outboxEmail.ts';
import type { EmailRefs, OutboxEmail } from './outboxEmail.ts';
import { isOnPostgres } from './database/database.ts';
import type { Db } from './database/database.ts';
import type { EmailState, EmailTemplate, Tables } from './database/tables.ts';
import { countSent } from './mailShares.ts';
import { isPossible } from './times.ts';

/**
 * How an attempt to send ended, and when to try again. `attempts` overwrites the count, for a claim that did not lead
 * to an attempt, and `unanswered` the count of attempts without an answer. `heldBack`: there was no attempt, because the
 * day's share of its kind is spent.
 */
export type DeliveryResult = {
  state: EmailState;
  dueAt?: number;
  error?: string;
  attempts?: number;
  unanswered?: number;
  heldBack?: boolean;
};

/** Identifies the lease on an email: a sender whose lease has ended and passed to another sender can record nothing. */
export type Leased = Pick<OutboxEmail, 'id' | 'lease_until'>;

export type OutboxStore = {
  /** Leases up to `count` due emails to this caller; an email is leased to one caller at a time. */
  claimEmails(now: number, count: number): Promise<OutboxEmail[]>;
  /** Makes a lease last from now on, and returns it; undefined if it has passed to another caller. */
  renewLease(email: Leased, now: number): Promise<Leased | undefined>;
  /**
   * `dueAt`: when to try again; without it the time stays as it is. False: the email is no longer leased to this
   * caller.
   */
  recordDelivery(email: Leased, result: DeliveryResult, now: number): Promise<boolean>;
  /** The number of emails of these templates that were sent in the last 24 hours. */
  countSentEmails(templates: readonly EmailTemplate[], now: number): Promise<number>;
};

/** A template with what its emails refer to. */
type TemplateWithRef = {
  [Template in EmailTemplate]: { template: Template; ref: EmailRefs[Template] };
}[EmailTemplate];
type NewEmail = TemplateWithRef & {
  id: string;
  recipient: string;
  now: number;
  /** Milliseconds until it is due. */
  delay?: number;
  /** Only one email with this value is ever stored; the default is the id, so that each email is a new one. */
  dedupe?: string;
};

/** What an email has before the first attempt to send it, and again when an operator has it sent anew. */
export const untried = {
  state: 'queued',
  attempts: 0,
  unanswered: 0,
  held_back: 0,
  lease_until: 0,
  last_error: null,
} as const satisfies Partial<Tables['outbox']>;

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
  ...untried,
  due_at: now + delay,
  created_at: now,
  sent_at: null,
});

export function makeOutboxStore(db: Db, settings: Settings): OutboxStore {
  const { lease, longestWait, jitter, shareWait } = settings.outbox;
  /** Milliseconds; no email is delayed for longer. A `due_at` further ahead was written by a wrong clock. */
  const longestDelay = Math.max(
    (1 + jitter) * longestWait,
    shareWait,
    settings.submission.emailDelay,
    settings.code.coolDown,
  );
  /** An update of the email if it is still leased to this caller. */
  const leased = ({ id, lease_until }: Leased) =>
    db
      .updateTable('outbox')
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .where('lease_until', '=', lease_until);

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
        // Skips rows that another transaction has locked: waiting for one while holding others could deadlock. SQLite
        // has one writer and needs no row locks.
        .$if(isOnPostgres(db), (query) => query.forUpdate().skipLocked());
      return (
        db
          // Materialized, so that it runs once: as a plain subquery PostgreSQL may run it for each row of the update,
          // and find other emails each time.
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

    async renewLease({ id, lease_until }, now) {
      const renewed = { id, lease_until: now + lease };
      const { numUpdatedRows } = await leased({ id, lease_until })
        .set({ lease_until: renewed.lease_until })
        .executeTakeFirst();
      return numUpdatedRows === 1n ? renewed : undefined;
    },

    async recordDelivery(email, { state, dueAt, error, attempts, unanswered, heldBack }, now) {
      const settled = await leased(email)
        // Kysely leaves out columns whose value is undefined.
        .set({
          state,
          lease_until: 0,
          last_error: error ?? null,
          held_back: heldBack ? 1 : 0,
          due_at: dueAt,
          attempts,
          unanswered,
          sent_at: state === 'sent' ? now : undefined,
        })
        .executeTakeFirst();
      return settled.numUpdatedRows === 1n;
    },

    countSentEmails: (templates, now) => countSent(db, templates, now),
  };
}
