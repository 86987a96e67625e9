import { sql } from 'kysely';
import type { Policy } from '../api/settings.ts';
import type { Store } from '../api/dependencies.ts';
import type { Db } from './database/database.ts';

type Accounts = Pick<
  Store,
  'accountByEmail' | 'accountById' | 'createAccount' | 'updateAccount' | 'startLogIn' | 'forgetLogInFailures'
>;

export function makeAccounts(db: Db, policy: Policy): Accounts {
  const { freeFailures, longestWait, forgottenAfter } = policy.logIn;
  /** After so many doublings of one second the wait would be longer than the longest. */
  const doublings = Math.floor(Math.log2(longestWait / 1000));

  return {
    accountByEmail: (email) =>
      db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),

    accountById: (id) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),

    createAccount: (account, proof, now) =>
      db.transaction().execute(async (trx) => {
        const used = await trx
          .updateTable('challenge')
          .set({ state: 'used', open: 0, expires_at: now })
          .where('email', '=', account.email)
          .where('purpose', '=', proof.purpose)
          .where('nonce', '=', proof.nonce)
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

    async startLogIn(key, now) {
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

    async forgetLogInFailures(key) {
      await db.deleteFrom('throttle').where('key', '=', key).execute();
    },
  };
}
