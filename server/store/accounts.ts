import type { Settings } from '../common/settings.ts';
import type { VerificationCode } from './codeVerification.ts';
import { isAlive } from './times.ts';
import type { Db } from './database/database.ts';
import { prepareQuery } from './database/preparedQuery.ts';
import type { Tables } from './database/tables.ts';

/** What the owner of an account may change. */
const changeable = ['name', 'phone_number', 'address', 'date_of_birth', 'gender'] as const;

type AccountChanges = Pick<Tables['account'], (typeof changeable)[number]>;
type AccountDetails = AccountChanges & Pick<Tables['account'], 'id' | 'email' | 'password'>;
export type Account = AccountDetails & { tokenVersion: number };

export type AccountStore = {
  accountByEmail(email: string): Promise<Account | undefined>;
  accountById(id: string): Promise<Account | undefined>;
  /** Uses up the verified code and inserts the account, both or neither. */
  createAccount(
    account: AccountDetails,
    verifiedCode: VerificationCode,
    now: number,
  ): Promise<'created' | 'exists' | 'unproved'>;
  /**
   * @param known the profile that the changes are based on: nothing is written if the stored one differs by now
   * @returns whether the changes were written
   */
  updateAccount(id: string, changes: AccountChanges, now: number, known?: AccountChanges): Promise<boolean>;
};

const accountColumns = ['id', 'email', 'password', ...changeable, 'epoch as tokenVersion'] as const;

export function makeAccountStore(db: Db, settings: Settings): AccountStore {
  const byId = prepareQuery(({ id }: { id: string }) =>
    db.selectFrom('account').select(accountColumns).where('id', '=', id),
  );
  return {
    accountByEmail: (email) =>
      db.selectFrom('account').select(accountColumns).where('email', '=', email).executeTakeFirst(),

    async accountById(id) {
      const { rows } = await db.executeQuery(byId({ id }));
      return rows[0];
    },

    createAccount: (account, verifiedCode, now) =>
      db.transaction().execute(async (trx) => {
        const used = await trx
          .updateTable('challenge')
          .set({ state: 'used', open: 0, expires_at: now })
          .where('email', '=', account.email)
          .where('purpose', '=', verifiedCode.purpose)
          .where('nonce', '=', verifiedCode.nonce)
          .where('state', '=', 'verified')
          .where(isAlive(settings.code.lifetime, now))
          .executeTakeFirst();
        if (used.numUpdatedRows === 1n) {
          const inserted = await trx
            .insertInto('account')
            .values({ ...account, epoch: 0, created_at: now, updated_at: now })
            .onConflict((conflict) => conflict.column('email').doNothing())
            .executeTakeFirst();
          return inserted.numInsertedOrUpdatedRows === 1n ? 'created' : 'exists';
        }
        // Another call used the same code first: most likely the same visitor, who pressed twice.
        const other = await trx
          .selectFrom('account')
          .select('id')
          .where('email', '=', account.email)
          .executeTakeFirst();
        return other ? 'exists' : 'unproved';
      }),

    async updateAccount(id, changes, now, known) {
      const update = db
        .updateTable('account')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id);
      // Compared by the same statement that writes: of two parallel updates the second one sees what the first has
      // written.
      const { numUpdatedRows } = await (
        known ? changeable.reduce((query, name) => query.where(name, '=', known[name]), update) : update
      ).executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
