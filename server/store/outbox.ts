import type { Settings } from '../api/settings.ts';
import type { EmailState } from './database/tables.ts';
import type { OutboxEmail } from '../email/email.ts';
import type { Db } from './database/database.ts';
import type { Tables } from './database/tables.ts';

export type OutboxStore = {
  /** Leases due emails to this caller; each email goes to one caller at a time. */
  claimEmails(now: number, count: number): Promise<OutboxEmail[]>;
  /** `dueAt`: when to try again; without it the time stays as it is. */
  recordDelivery(id: string, result: { state: EmailState; dueAt?: number; error?: string }): Promise<void>;
  /** Newest first. */
  latestEmails(count: number): Promise<OutboxEmail[]>;
  emailCounts(): Promise<Partial<Record<EmailState, number>>>;
};

const columns = ['id', 'template', 'recipient', 'ref', 'state', 'attempts', 'created_at'] as const;

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

export function makeOutboxStore(db: Db, settings: Settings): OutboxStore {
  return {
    claimEmails: (now, count) =>
      db
        .updateTable('outbox')
        .set((row) => ({ lease_until: now + settings.outbox.lease, attempts: row('attempts', '+', 1) }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('state', '=', 'queued')
            .where('due_at', '<=', now)
            .where('lease_until', '<=', now)
            .orderBy('due_at')
            .limit(count),
        )
        // Asked again, because on PostgreSQL another process may have claimed the row in between.
        .where('state', '=', 'queued')
        .where('lease_until', '<=', now)
        .returning(columns)
        .execute(),

    async recordDelivery(id, { state, dueAt, error }) {
      await db
        .updateTable('outbox')
        // Kysely leaves out what is undefined.
        .set({ state, lease_until: 0, last_error: error ?? null, due_at: dueAt })
        .where('id', '=', id)
        .execute();
    },

    latestEmails: (count) =>
      db
        .selectFrom('outbox')
        .select(columns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute(),

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
  };
}
