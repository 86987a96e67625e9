import { sql } from 'kysely';
import { makeSettings } from '../settings.ts';
import { withDeadline } from '../deadline.ts';
import type { Settings } from '../settings.ts';
import { isOnPostgres, storeErrorOf } from './database/database.ts';
import type { Db, StoreError } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { makeAccountStore } from './accounts.ts';
import type { AccountStore } from './accounts.ts';
import { makeCodeRequestStore } from './codeRequests.ts';
import type { CodeRequestStore } from './codeRequests.ts';
import { makeCodeVerificationStore } from './codeVerification.ts';
import type { CodeVerificationStore } from './codeVerification.ts';
import { makeThrottleStore } from './throttles.ts';
import type { ThrottleStore } from './throttles.ts';
import { makeOutboxStore } from './outbox.ts';
import type { OutboxStore } from './outbox.ts';
import { makeOutboxReportStore } from './outboxReports.ts';
import type { OutboxReportStore } from './outboxReports.ts';
import { makePasswordResetStore } from './passwordResets.ts';
import type { PasswordResetStore } from './passwordResets.ts';
import { makeSubmissionStore } from './submissions.ts';
import type { SubmissionStore } from './submissions.ts';

/**
 * Every query of the server. Each function is one statement or one transaction, but for `releaseEmails`, which looks for what
 * it then changes in one statement, and `attemptsLeft`, which only reads: what they tell may be a moment old. Where one changes rows of several of these
 * tables it takes them in this order, so that no two wait for each other: challenge, reset_grant, outbox, account, throttle.
 * Of the outbox a claim takes several rows, and leaves out those that others hold.
 */
export type Store = AccountStore &
  CodeRequestStore &
  CodeVerificationStore &
  PasswordResetStore &
  ThrottleStore &
  SubmissionStore &
  OutboxStore &
  OutboxReportStore & {
    /** Rejects when the database does not answer within a second, or is a PostgreSQL that takes no writes. Writes nothing. */
    probe(): Promise<void>;
    storeErrorOf(error: unknown): StoreError | undefined;
    close(): Promise<void>;
  };

/** Milliseconds a probe waits: whoever asks for readiness wants an answer, not the database's patience. */
const probeTimeout = 1000;

/** Every query there is, over a database that is brought to the newest shape first. */
export async function makeStore(
  db: Db,
  settings: Settings = makeSettings(),
  schema?: string,
): Promise<Store> {
  await migrate(db, schema);
  return {
    ...makeAccountStore(db, settings),
    ...makeThrottleStore(db, settings),
    ...makeCodeRequestStore(db, settings),
    ...makeCodeVerificationStore(db, settings),
    ...makePasswordResetStore(db, settings),
    ...makeSubmissionStore(db, settings),
    ...makeOutboxStore(db, settings),
    ...makeOutboxReportStore(db),

    probe: async () => {
      const read = db.selectFrom('account').select('id').limit(1);
      // One that has become a standby answers, and says so only to who writes, even if it is nothing.
      const write = db
        .updateTable('account')
        .set((row) => ({ id: row.ref('id') }))
        .where(sql<boolean>`false`);
      await withDeadline<unknown>((isOnPostgres(db) ? write : read).execute(), probeTimeout);
    },
    storeErrorOf,
    close: () => db.destroy(),
  };
}
