import type { VerificationCode } from './codeVerification.ts';
import type { Db } from './database/database.ts';
import { queuedEmail } from './outbox.ts';
import { isHeldBack } from './mailShares.ts';
import { liftWaits } from './throttles.ts';
import { isAlive } from './times.ts';
import type { Settings } from '../common/settings.ts';

/**
 * Lets one browser set a new password once. Only the hash of the token is stored; the browser alone holds the token.
 */
export type ResetToken = { tokenHash: string; email: string; expiresAt: number };

type PasswordReset = {
  resetToken: Pick<ResetToken, 'tokenHash' | 'email'>;
  /** Hashed. */
  password: string;
  /** Pseudonym of the address, whose waits end. */
  subject: string;
  emailId: string;
  now: number;
};

export type PasswordResetStore = {
  /**
   * Uses up a reset code and stores the reset token, both or neither; the token is `null` for an address without an
   * account. True for exactly one of any number of calls. It proves the mailbox, so all waits of the address end. False
   * as well while no email with the code has been sent because the day's share is spent: then only a guess can have
   * been right.
   */
  redeemResetCode(
    email: string,
    subject: string,
    code: VerificationCode,
    resetToken: ResetToken | null,
    now: number,
  ): Promise<boolean>;
  /** Whether the token is valid now. It may be used up before the next query: `resetPassword` checks it again. */
  isValidResetToken(resetToken: Pick<ResetToken, 'tokenHash' | 'email'>, now: number): Promise<boolean>;
  /**
   * Uses up the reset token, sets the password, makes older access tokens void and queues the email about the change,
   * all or nothing. True for exactly one of any number of calls with one reset token.
   */
  resetPassword(reset: PasswordReset): Promise<boolean>;
};

export function makePasswordResetStore(db: Db, settings: Settings): PasswordResetStore {
  return {
    redeemResetCode: (email, subject, { purpose, nonce }, resetToken, now) =>
      db.transaction().execute(async (trx) => {
        const code = await trx
          .selectFrom('challenge')
          .select('expires_at')
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('nonce', '=', nonce)
          .executeTakeFirst();
        if (!code || (await isHeldBack(trx, { purpose, nonce, expiresAt: code.expires_at }))) return false;
        const used = await trx
          .updateTable('challenge')
          // Expired at once, so that the next request makes a new code instead of repeating this one.
          .set({ state: 'used', open: 0, expires_at: now, sends: 0 })
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('nonce', '=', nonce)
          .where('open', '=', 1)
          .where(isAlive(settings.code.lifetime, now))
          .executeTakeFirst();
        if (used.numUpdatedRows !== 1n) return false;
        if (resetToken) {
          const row = { token_hash: resetToken.tokenHash, expires_at: resetToken.expiresAt };
          await trx
            .insertInto('reset_grant')
            .values({ ...row, email })
            // One browser at a time: a new token replaces the earlier one of this address.
            .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
            .execute();
        }
        await liftWaits(trx, subject);
        return true;
      }),

    async isValidResetToken({ tokenHash, email }, now) {
      const resetToken = await db
        .selectFrom('reset_grant')
        .select('email')
        .where('token_hash', '=', tokenHash)
        .where('email', '=', email)
        .where(isAlive(settings.resetTokenLifetime, now))
        .executeTakeFirst();
      return resetToken !== undefined;
    },

    resetPassword: ({ resetToken, password, subject, emailId, now }) =>
      db.transaction().execute(async (trx) => {
        const deleted = await trx
          .deleteFrom('reset_grant')
          .where('token_hash', '=', resetToken.tokenHash)
          .where('email', '=', resetToken.email)
          .where(isAlive(settings.resetTokenLifetime, now))
          .executeTakeFirst();
        if (deleted.numDeletedRows !== 1n) return false;
        const changed = await trx
          .updateTable('account')
          .set((row) => ({ password, epoch: row('epoch', '+', 1), updated_at: now }))
          .where('email', '=', resetToken.email)
          .executeTakeFirst();
        if (changed.numUpdatedRows !== 1n) return false;
        await liftWaits(trx, subject);
        await trx
          .insertInto('outbox')
          .values(
            queuedEmail({
              id: emailId,
              template: 'password-changed',
              recipient: resetToken.email,
              ref: { changedAt: now },
              now,
            }),
          )
          .execute();
        return true;
      }),
  };
}
