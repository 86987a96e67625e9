import { outboxEmailColumns } from './outboxEmail.ts';
import type { OutboxEmail } from './outboxEmail.ts';
import type { Db } from './database/database.ts';
import type { EmailState } from './database/tables.ts';

export type OutboxReportStore = {
  /** Newest first. */
  latestEmails(count: number): Promise<OutboxEmail[]>;
  emailCounts(): Promise<Partial<Record<EmailState, number>>>;
  /** When the oldest queued email was created; undefined when none is queued. */
  oldestQueuedAt(): Promise<number | undefined>;
};

/**
 * Reads the outbox for its page, the metrics and the operator; the operator's changes are in administration/emails.ts.
 */
export function makeOutboxReportStore(db: Db): OutboxReportStore {
  return {
    latestEmails: (count) =>
      db
        .selectFrom('outbox')
        .select(outboxEmailColumns)
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
