import type { Store } from '../api/dependencies.ts';
import type { PasswordChangeRef } from '../email/templates.ts';
import type { Db } from './database/database.ts';
import { queuedLetterOf } from './outbox.ts';

type Recovery = Pick<Store, 'spendResetCode' | 'hasGrant' | 'resetPassword'>;

export function makeRecovery(db: Db): Recovery {
  return {
    spendResetCode: (email, { purpose, nonce }, grant, now) =>
      db.transaction().execute(async (trx) => {
        const used = await trx
          .updateTable('challenge')
          // Ended, so that asking again makes a new code instead of repeating this one.
          .set({ state: 'used', open: 0, expires_at: now })
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('nonce', '=', nonce)
          .where('open', '=', 1)
          .where('expires_at', '>', now)
          .executeTakeFirst();
        if (used.numUpdatedRows !== 1n) return false;
        if (grant) {
          const row = { token_hash: grant.tokenHash, expires_at: grant.expiresAt };
          await trx
            .insertInto('reset_grant')
            .values({ ...row, email })
            // One browser at a time: a later proof takes the place of an earlier one.
            .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
            .execute();
        }
        return true;
      }),

    async hasGrant({ tokenHash, email }, now) {
      const grant = await db
        .selectFrom('reset_grant')
        .select('email')
        .where('token_hash', '=', tokenHash)
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return grant !== undefined;
    },

    resetPassword: ({ grant, password, logInKey, letterId, now }) =>
      db.transaction().execute(async (trx) => {
        const spent = await trx
          .deleteFrom('reset_grant')
          .where('token_hash', '=', grant.tokenHash)
          .where('email', '=', grant.email)
          .where('expires_at', '>', now)
          .executeTakeFirst();
        if (spent.numDeletedRows !== 1n) return false;
        const changed = await trx
          .updateTable('account')
          .set((row) => ({ password, epoch: row('epoch', '+', 1), updated_at: now }))
          .where('email', '=', grant.email)
          .executeTakeFirst();
        if (changed.numUpdatedRows !== 1n) return false;
        await trx.deleteFrom('throttle').where('key', '=', logInKey).execute();
        const ref: PasswordChangeRef = { changedAt: now };
        await trx
          .insertInto('outbox')
          .values(
            queuedLetterOf({ id: letterId, template: 'password-changed', recipient: grant.email, ref, now }),
          )
          .execute();
        return true;
      }),
  };
}
