import { sql } from 'kysely';
import { makeSettings } from '../common/settings.ts';
import { withDeadline } from '../common/deadline.ts';
import type { Settings } from '../common/settings.ts';
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
 * Every query of the server. Each function is one statement or one transaction, with two exceptions whose answers may
 * be a moment old: `releaseEmails` looks up the submission and updates its emails one by one, and `attemptsLeft` runs
 * several reads.
 *
 * Lock order: a transaction that locks rows of several tables locks them in this order, so that no two transactions
 * deadlock: challenge, reset_grant, account, outbox, submission, file_chunk, file, throttle, and at last the share of
 * sign-up codes. Rows that it inserts under a new id may come at any time, because no other transaction can hold them;
 * but a new submission also locks its account.
 * Of one table, `claimEmails` and the purges lock several rows in any order, and skip those that another transaction has
 * locked. The commands of an operator lock several rows of one table in any order, too: before all tables they wait for
 * each other (`operatorTransaction`).
 */
export type Store = AccountStore &
  CodeRequestStore &
  CodeVerificationStore &
  PasswordResetStore &
  ThrottleStore &
  SubmissionStore &
  OutboxStore &
  OutboxReportStore & {
    /** Rejects when the database does not answer within a second, or is a read-only PostgreSQL. Writes nothing. */
    probe(): Promise<void>;
    /** Commits a small write to the disk. Rejects when the database takes none, as on a full or a read-only disk. */
    probeWrite(): Promise<void>;
    storeErrorOf(error: unknown): StoreError | undefined;
    close(): Promise<void>;
  };

/**
 * Milliseconds after which a probe fails: a readiness check needs an answer sooner than the database's own time-outs.
 */
const probeTimeout = 1000;

/** Key of the row that `probeWrite` writes; no caller has it. */
const writeProbeKey = 'write-probe';

/** Migrates the database to the newest schema and returns all queries over it. */
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
      // A PostgreSQL that has become a standby answers reads and refuses writes, even an update that matches no row.
      const write = db
        .updateTable('account')
        .set((row) => ({ id: row.ref('id') }))
        .where(sql<boolean>`false`);
      await withDeadline<unknown>((isOnPostgres(db) ? write : read).execute(), probeTimeout);
    },
    probeWrite: async () => {
      await db
        .insertInto('rate_limit')
        // Without an expiry, so that no purge deletes and counts it.
        .values({ key: writeProbeKey, points: 0, expire: null })
        // Alternates between 0 and 1, because SQLite writes nothing for an update that changes no byte.
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((row) => ({ points: row(row.val(1), '-', row.ref('rate_limit.points')) })),
        )
        .execute();
    },
    storeErrorOf,
    close: () => db.destroy(),
  };
}
