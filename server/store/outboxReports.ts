import { outboxEmailColumns } from './outboxEmail.ts';
import type { OutboxEmail } from './outboxEmail.ts';
import type { Db } from './database/database.ts';
import type { EmailState } from './database/tables.ts';

export type OutboxReportStore = {
  /** Newest first. */
  latestEmails(count: number): Promise<OutboxEmail[]>;
  emailCounts(): Promise<Partial<Record<EmailState, number>>>;
  /** When the email that waits longest was written; undefined when none waits. */
  oldestQueuedAt(): Promise<number | undefined>;
};

/** The outbox as page, metrics and operator look at it; what the operator changes is in administration/emails.ts. */
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
