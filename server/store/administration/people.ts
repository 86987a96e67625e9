import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { isOnPostgres } from '../database/database.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { submissionRefs } from '../outboxEmail.ts';
import { waitKindOf } from '../throttleKeys.ts';
import type { WaitKind } from '../throttleKeys.ts';
import { liftWaits } from '../throttles.ts';
import { operatorTransaction } from './operatorTransaction.ts';
import { endLogIns, endResets } from './revocation.ts';
import type { Whose } from './revocation.ts';
import { emailDetailColumns, fileDetailColumns } from './submissions.ts';
import type { AccountSubmission, EmailDetails, FileDetails } from './submissions.ts';

/** An account without the hash of its password. */
type AccountDetails = Omit<Tables['account'], 'password'>;
/** A requested code, without the nonce that it could be derived from. */
const codeDetailColumns = ['purpose', 'state', 'attempts', 'sent_at', 'sends', 'expires_at'] as const;
type CodeDetails = Pick<Tables['challenge'], (typeof codeDetailColumns)[number]>;

/** A counter of failed or requested things, without the pseudonyms in its key. */
type WaitDetails = Pick<Tables['throttle'], 'failures' | 'failed_at' | 'blocked_until'> & { kind: WaitKind };

/** Everything that is stored about an address, except what proves somebody to be its owner. */
export type PersonDetails = {
  account: AccountDetails | undefined;
  submissions: Omit<AccountSubmission, 'account'>[];
  files: FileDetails[];
  emails: EmailDetails[];
  codes: CodeDetails[];
  waits: WaitDetails[];
};
export type PersonCounts = Record<
  'accounts' | 'submissions' | 'files' | 'emails' | 'codes' | 'waits',
  number
>;

/** `subjects`: the pseudonyms of the address in the table of waits, at least one. */
export type PeopleAdministration = {
  personByEmail(email: string, subjects: readonly string[]): Promise<PersonDetails>;
  /** Ids of other people's submissions whose answers contain this address; the newest hundred. */
  mentionsOf(email: string): Promise<string[]>;
  /** Erases everything that `personByEmail` shows, in one transaction. */
  forgetPerson(email: string, subjects: readonly string[]): Promise<PersonCounts>;
  /** Ends logins, and password recoveries that are under way. Returns the number of accounts. */
  revokeLogIns(whose: Whose, now: number): Promise<number>;
  /**
   * Lifts the waits after failed logins and deletes locked codes; a password recovery that is under way ends, too. Networks
   * that have logged in stay known.
   */
  unlock(email: string, subjects: readonly string[]): Promise<Record<'waits' | 'codes', number>>;
};

const accountColumns = [
  'id',
  'email',
  'name',
  'phone_number',
  'address',
  'date_of_birth',
  'gender',
  'epoch',
  'created_at',
  'updated_at',
] as const;

async function liftAllWaits(
  trx: Db,
  subjects: readonly string[],
  options?: Parameters<typeof liftWaits>[2],
): Promise<number> {
  let lifted = 0;
  for (const subject of subjects) lifted += await liftWaits(trx, subject, options);
  return lifted;
}

export function makePeopleAdministration(db: Db): PeopleAdministration {
  const submissionsOf = (trx: Db, accountId: string) =>
    trx.selectFrom('submission').where('account_id', '=', accountId);

  /** The `ref` of the emails about the submissions of an account. */
  const refsOf = (trx: Db, accountId: string) =>
    submissionsOf(trx, accountId).select(submissionRefs().as('ref'));

  /** The emails to an address, and those about the submissions of its account. */
  const isEmailOf =
    (trx: Db, email: string, accountId: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
      row.or([row('recipient', '=', email), row('ref', 'in', refsOf(trx, accountId))]);

  /** Erases the account of an address with its submissions and files, and all emails to the address or about these. */
  async function forgetAccount(trx: Db, email: string) {
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      // Locks the account, so that a submission that is being stored either commits first and is deleted here, or finds
      // no account. SQLite has one writer.
      .$if(isOnPostgres(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    const { numDeletedRows } = await trx
      .deleteFrom('outbox')
      .where(isEmailOf(trx, email, account?.id ?? ''))
      .executeTakeFirst();
    const emails = Number(numDeletedRows);
    if (!account) return { accounts: 0, submissions: 0, files: 0, emails };
    const submissions = await trx
      .deleteFrom('submission')
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    await trx
      .deleteFrom('file_chunk')
      .where('ref', 'in', (query) => query.selectFrom('file').select('ref').where('owner', '=', account.id))
      .execute();
    const files = await trx.deleteFrom('file').where('owner', '=', account.id).executeTakeFirst();
    await trx.deleteFrom('account').where('id', '=', account.id).execute();
    return {
      accounts: 1,
      submissions: Number(submissions.numDeletedRows),
      files: Number(files.numDeletedRows),
      emails,
    };
  }

  return {
    async personByEmail(email, subjects) {
      const account = await db
        .selectFrom('account')
        .select(accountColumns)
        .where('email', '=', email)
        .executeTakeFirst();
      const id = account?.id ?? '';
      const submissions = await submissionsOf(db, id)
        .select(['id', 'kind', 'payload', 'file_ref', 'created_at', 'reference', 'time_zone'])
        .orderBy('created_at')
        .execute();
      const waits = await db
        .selectFrom('throttle')
        .select(['key', 'subject', 'failures', 'failed_at', 'blocked_until'])
        .where('subject', 'in', subjects)
        .orderBy('failures')
        .execute();
      return {
        account,
        submissions,
        files: await db
          .selectFrom('file')
          .select(fileDetailColumns)
          .where('owner', '=', id)
          .orderBy('created_at')
          .execute(),
        emails: await db
          .selectFrom('outbox')
          .select(emailDetailColumns)
          .where(isEmailOf(db, email, id))
          .orderBy('created_at')
          .execute(),
        codes: await db
          .selectFrom('challenge')
          .select(codeDetailColumns)
          .where('email', '=', email)
          .execute(),
        waits: waits.map(({ key, subject, ...wait }) => ({ kind: waitKindOf(key, subject ?? ''), ...wait })),
      };
    },

    async mentionsOf(email) {
      const pattern = `%${JSON.stringify(email).slice(1, -1).replaceAll(/[!%_]/g, '!$&')}%`;
      const rows = await db
        .selectFrom('submission')
        .innerJoin('account', 'account.id', 'submission.account_id')
        .select('submission.id')
        .where('account.email', '<>', email)
        .where(sql<boolean>`submission.payload like ${pattern} escape '!'`)
        .orderBy('submission.created_at', 'desc')
        .limit(100)
        .execute();
      return rows.map(({ id }) => id);
    },

    forgetPerson: (email, subjects) =>
      operatorTransaction(db, async (trx) => {
        const codes = await trx.deleteFrom('challenge').where('email', '=', email).executeTakeFirst();
        const resets = await endResets(trx, { email });
        const counts = await forgetAccount(trx, email);
        const waits = await liftAllWaits(trx, subjects);
        return { ...counts, codes: Number(codes.numDeletedRows) + resets, waits };
      }),

    revokeLogIns: (whose, now) => operatorTransaction(db, (trx) => endLogIns(trx, whose, now)),

    unlock: (email, subjects) =>
      operatorTransaction(db, async (trx) => {
        // Deletes the codes instead of resetting their attempts, which would allow more guesses at a code that was
        // sent.
        const codes = await trx.deleteFrom('challenge').where('email', '=', email).executeTakeFirst();
        const resets = await endResets(trx, { email });
        const waits = await liftAllWaits(trx, subjects, { keepsKnown: true });
        return { waits, codes: Number(codes.numDeletedRows) + resets };
      }),
  };
}
