import { sql } from 'kysely';
import type { Settings } from '../api/settings.ts';
import type { VerificationCode } from './verificationCodes.ts';
import type { Db } from './database/database.ts';

type AccountDetails = {
  email: string;
  name: string;
  phone_number: string;
  address: string;
  date_of_birth: string;
  gender: string;
  password: string;
};
export type Account = AccountDetails & { id: string; tokenVersion: number };
/** What the owner of an account may change. */
type AccountChanges = Omit<AccountDetails, 'email' | 'password'>;

export type AccountStore = {
  accountByEmail(email: string): Promise<Account | undefined>;
  accountById(id: string): Promise<Account | undefined>;
  /** Uses up the verified code and inserts the account, both or neither. */
  createAccount(
    account: AccountDetails & { id: string },
    verifiedCode: VerificationCode,
    now: number,
  ): Promise<'created' | 'exists' | 'unproved'>;
  updateAccount(id: string, changes: AccountChanges, now: number): Promise<void>;

  /** Counts a login attempt before it is judged. The number is the milliseconds to wait, 0 when it may go on. */
  registerLogInAttempt(key: string, now: number): Promise<number>;
  clearLogInFailures(key: string): Promise<void>;
};

const accountColumns = [
  'id',
  'email',
  'name',
  'phone_number',
  'address',
  'date_of_birth',
  'gender',
  'password',
  'epoch as tokenVersion',
] as const;

export function makeAccountStore(db: Db, settings: Settings): AccountStore {
  const { freeFailures, longestWait, forgottenAfter } = settings.logIn;
  /** After so many doublings of one second the wait would be longer than the longest. */
  const doublings = Math.floor(Math.log2(longestWait / 1000));

  return {
    accountByEmail: (email) =>
      db.selectFrom('account').select(accountColumns).where('email', '=', email).executeTakeFirst(),

    accountById: (id) =>
      db.selectFrom('account').select(accountColumns).where('id', '=', id).executeTakeFirst(),

    createAccount: (account, verifiedCode, now) =>
      db.transaction().execute(async (trx) => {
        const used = await trx
          .updateTable('challenge')
          .set({ state: 'used', open: 0, expires_at: now })
          .where('email', '=', account.email)
          .where('purpose', '=', verifiedCode.purpose)
          .where('nonce', '=', verifiedCode.nonce)
          .where('state', '=', 'verified')
          .where('expires_at', '>', now)
          .executeTakeFirst();
        if (used.numUpdatedRows === 1n) {
          const inserted = await trx
            .insertInto('account')
            .values({ ...account, epoch: 0, created_at: now, updated_at: now })
            .onConflict((conflict) => conflict.column('email').doNothing())
            .executeTakeFirst();
          return inserted.numInsertedOrUpdatedRows === 1n ? 'created' : 'exists';
        }
        // Somebody who knew the code was quicker: most likely the same visitor, pressing twice.
        const other = await trx
          .selectFrom('account')
          .select('id')
          .where('email', '=', account.email)
          .executeTakeFirst();
        return other ? 'exists' : 'unproved';
      }),

    async updateAccount(id, changes, now) {
      await db
        .updateTable('account')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id)
        .execute();
    },

    async registerLogInAttempt(key, now) {
      const failures = sql<number>`(case when throttle.failed_at < ${now - forgottenAfter} then 1 else throttle.failures + 1 end)`;
      const over = sql<number>`(${failures} - ${freeFailures})`;
      const counted = await db
        .insertInto('throttle')
        .values({ key, failures: 1, failed_at: now, blocked_until: 0 })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              failures,
              failed_at: now,
              // Set before the password is looked at, so that many guesses at once count one by one.
              blocked_until: sql<number>`case when ${over} < 0 then 0
                when ${over} > ${doublings} then ${sql.lit(longestWait)} + cast(${now} as bigint)
                else 1000 * (1 << ${over}) + cast(${now} as bigint) end`,
            })
            .where('throttle.blocked_until', '<=', now),
        )
        .returning('failures')
        .executeTakeFirst();
      if (counted) return 0;
      const row = await db
        .selectFrom('throttle')
        .select('blocked_until')
        .where('key', '=', key)
        .executeTakeFirst();
      return Math.max(1, (row?.blocked_until ?? now) - now);
    },

    async clearLogInFailures(key) {
      await db.deleteFrom('throttle').where('key', '=', key).execute();
    },
  };
}
