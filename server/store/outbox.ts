import { sql } from 'kysely';
import type { Settings } from '../api/settings.ts';
import type { EmailState, EmailTemplate } from './database/tables.ts';
import type { OutboxEmail } from '../email/email.ts';
import type { Db } from './database/database.ts';
import type { Tables } from './database/tables.ts';
import { dayLength, isPossible } from './times.ts';

/** How an attempt to send ended, and when to try again. */
export type DeliveryResult = { state: EmailState; dueAt?: number; error?: string };

/** What settling an email needs: a lease that has ended and was taken by another sender settles nothing. */
type Leased = Pick<OutboxEmail, 'id' | 'lease_until'>;

/** An email as whoever runs the server sees it: without what it says. */
export type ListedEmail = Pick<
  OutboxEmail,
  'id' | 'template' | 'recipient' | 'state' | 'attempts' | 'created_at'
> & {
  due_at: number;
  sent_at: number | null;
  /** What the relay said the last time. */
  last_error: string | null;
};

export type OutboxStore = {
  /** Leases due emails to this caller; each email goes to one caller at a time. */
  claimEmails(now: number, count: number): Promise<OutboxEmail[]>;
  /** `dueAt`: when to try again; without it the time stays as it is. False: somebody else has the email by now. */
  recordDelivery(email: Leased, result: DeliveryResult, now: number): Promise<boolean>;
  /** Emails of these templates that left in the last 24 hours. */
  sentEmails(templates: readonly EmailTemplate[], now: number): Promise<number>;
  /** Newest first. */
  latestEmails(count: number): Promise<OutboxEmail[]>;
  /** Oldest first; `state` leaves out those of any other. */
  listEmails(query: { state?: EmailState; limit: number }): Promise<ListedEmail[]>;
  /** Makes an email that is not waiting anyway due now, with all its attempts. False: there is none such. */
  requeueEmail(id: string, now: number): Promise<boolean>;
  /** The same for every dead email. How many there were. */
  requeueDeadEmails(now: number): Promise<number>;
  emailCounts(): Promise<Partial<Record<EmailState, number>>>;
  /** When the email that waits longest was written; undefined when none waits. */
  oldestQueuedAt(): Promise<number | undefined>;
};

const columns = [
  'id',
  'template',
  'recipient',
  'ref',
  'state',
  'attempts',
  'lease_until',
  'created_at',
] as const;

type NewEmail = Pick<OutboxEmail, 'id' | 'template' | 'recipient'> & {
  ref: object;
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
  ref: JSON.stringify(ref),
  state: 'queued',
  attempts: 0,
  due_at: now + delay,
  lease_until: 0,
  last_error: null,
  created_at: now,
  sent_at: null,
});

/** No email waits longer for the relay (server/email/outbox.ts gives up before); it lets the count use an index. */
const longestLife = 3 * dayLength;

/**
 * How many emails of these templates count today: those that left in the last 24 hours, and those that wait and were
 * written within `life`. What was dropped or died reached nobody and counts for nothing.
 */
export async function countEmails(
  trx: Db,
  templates: readonly EmailTemplate[],
  { states, life, now }: { states: readonly ('sent' | 'queued')[]; life: number; now: number },
): Promise<number> {
  const { emails } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('emails'))
    .where('template', 'in', templates)
    .where('state', 'in', states)
    .where('created_at', '>', now - longestLife)
    .where((row) =>
      row.or([
        row('sent_at', '>', now - dayLength).and(isPossible('sent_at', now)),
        row('state', '=', 'queued')
          .and('created_at', '>', now - life)
          .and(isPossible('created_at', now)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return emails;
}

export function makeOutboxStore(db: Db, settings: Settings): OutboxStore {
  const { lease, longestWait } = settings.outbox;
  /** No email is put off longer: by the longest pause and its fifth, or until a form call's mail call must have come. */
  const longestDelay = Math.max(1.2 * longestWait, settings.submission.emailDelay);
  const requeued = (now: number) => ({
    state: 'queued' as const,
    attempts: 0,
    due_at: now,
    lease_until: 0,
    sent_at: null,
  });

  return {
    claimEmails: (now, count) => {
      const isFree = sql<boolean>`(lease_until <= ${now} or not ${isPossible('lease_until', now + lease)})`;
      return (
        db
          .updateTable('outbox')
          .set((row) => ({ lease_until: now + lease, attempts: row('attempts', '+', 1) }))
          .where('id', 'in', (query) =>
            query
              .selectFrom('outbox')
              .select('id')
              .where('state', '=', 'queued')
              .where(sql<boolean>`(due_at <= ${now} or not ${isPossible('due_at', now + longestDelay)})`)
              .where(isFree)
              .orderBy('due_at')
              .limit(count),
          )
          // Asked again, because on PostgreSQL another process may have claimed the row in between.
          .where('state', '=', 'queued')
          .where(isFree)
          .returning(columns)
          .execute()
      );
    },

    async recordDelivery({ id, lease_until }, { state, dueAt, error }, now) {
      const settled = await db
        .updateTable('outbox')
        // Kysely leaves out what is undefined.
        .set({
          state,
          lease_until: 0,
          last_error: error ?? null,
          due_at: dueAt,
          sent_at: state === 'sent' ? now : undefined,
        })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .where('lease_until', '=', lease_until)
        .executeTakeFirst();
      return settled.numUpdatedRows === 1n;
    },

    sentEmails: (templates, now) => countEmails(db, templates, { states: ['sent'], life: 0, now }),

    latestEmails: (count) =>
      db
        .selectFrom('outbox')
        .select(columns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute(),

    listEmails: ({ state, limit }) =>
      db
        .selectFrom('outbox')
        .select(['id', 'template', 'recipient', 'state', 'attempts', 'created_at'])
        .select(['due_at', 'sent_at', 'last_error'])
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'queued'))
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    async requeueEmail(id, now) {
      const changed = await db
        .updateTable('outbox')
        .set(requeued(now))
        .where('id', '=', id)
        .where('state', '!=', 'queued')
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },

    async requeueDeadEmails(now) {
      const changed = await db
        .updateTable('outbox')
        .set(requeued(now))
        .where('state', '=', 'dead')
        .executeTakeFirst();
      return Number(changed.numUpdatedRows);
    },

    async emailCounts() {
      const rows = await db
        .selectFrom('outbox')
        .select((row) => ['state', row.fn.countAll<number>().as('emails')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, emails }) => [state, emails])) as Partial<
        Record<EmailState, number>
      >;
    },

    async oldestQueuedAt() {
      const oldest = await db
        .selectFrom('outbox')
        .select('created_at')
        .where('state', '=', 'queued')
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      return oldest?.created_at;
    },
  };
}
