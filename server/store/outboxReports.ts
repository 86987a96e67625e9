import type { OutboxEmail } from '../email/email.ts';
import type { Db } from './database/database.ts';
import type { EmailState } from './database/tables.ts';
import { emailColumns } from './outbox.ts';

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

export type OutboxReportStore = {
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

const requeued = (now: number) => ({
  state: 'queued' as const,
  attempts: 0,
  due_at: now,
  lease_until: 0,
  sent_at: null,
});

/** The outbox as whoever runs the server looks after it. */
export function makeOutboxReportStore(db: Db): OutboxReportStore {
  return {
    latestEmails: (count) =>
      db
        .selectFrom('outbox')
        .select(emailColumns)
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
