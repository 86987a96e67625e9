import type { CodePurpose } from './database/tables.ts';
import type { Settings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import { countInWindow, leftInWindow, ThrottledError, windowWait } from './countWindows.ts';
import { guessKeyOf } from './throttleKeys.ts';
import { liftWaits } from './throttles.ts';
import type { Attempt } from './throttles.ts';
import { dayLength, isAlive } from './times.ts';

/** What a code is derived from (server/api/codes/codes.ts); the code itself is stored nowhere. */
export type VerificationCode = { purpose: CodePurpose; nonce: string };

export type CodeVerificationStore = {
  /**
   * Uses up one attempt of every code of this address that may still be verified, before the caller compares the typed
   * code with them. `wait`: milliseconds this caller has to wait because of its own wrong codes.
   */
  consumeAttempts(
    email: string,
    attempt: Attempt,
    now: number,
  ): Promise<{ codes: VerificationCode[]; locked: boolean; wait: number }>;
  /**
   * What is left after a wrong code, looking at the codes of one purpose or of all. `purpose`: of the newest code,
   * expired or not. `left`: this caller's remaining attempts at the newest code that has not expired, undefined where
   * there is none; a verified code counts only if its purpose is given, because only signing up asks for it again.
   * `wait`: where no attempt is left, milliseconds until a new code can be requested.
   */
  attemptsLeft(
    email: string,
    attempt: Attempt,
    now: number,
    purpose?: CodePurpose,
  ): Promise<{ purpose: CodePurpose | undefined; left: number | undefined; wait: number }>;
  /**
   * True for exactly one of any number of calls for one email. It proves the mailbox, so all waits of the address end.
   * Only the wrong codes of other callers stay counted: signing up asks for the code once more, where they could go on
   * guessing.
   */
  markVerified(email: string, attempt: Attempt, code: VerificationCode, now: number): Promise<boolean>;
  /** Uses up one attempt of a verified sign-up code, as `consumeAttempts` does. */
  consumeSignUpAttempt(
    email: string,
    attempt: Attempt,
    now: number,
  ): Promise<{ code: VerificationCode | undefined; wait: number }>;
  /** Gives the attempt back to a caller whose code was right: it was no guess. */
  returnSignUpAttempt(email: string, attempt: Attempt, code: VerificationCode): Promise<void>;
};

/** The queries that verify a typed code and count the attempts at it. */
export function makeCodeVerificationStore(db: Db, settings: Settings): CodeVerificationStore {
  const { code } = settings;
  const alive = (now: number) => isAlive(code.lifetime, now);
  const guessesPerCaller = { limit: code.guessesPerCaller, length: dayLength };
  const guessOf = ({ subject, caller }: Attempt, now: number) => ({ key: guessKeyOf(caller), subject, now });

  /**
   * Counts a guess of this caller. Called after the codes were updated, as the lock order of `Store` demands.
   * @throws ThrottledError when the caller has no guess left; the rollback gives the attempts of the codes back
   */
  async function countGuess(trx: Db, attempt: Attempt, now: number): Promise<void> {
    const guess = guessOf(attempt, now);
    if (!(await countInWindow(trx, guess, guessesPerCaller)))
      throw new ThrottledError(await windowWait(trx, guess, guessesPerCaller));
  }

  return {
    async consumeAttempts(email, attempt, now) {
      try {
        return await db.transaction().execute(async (trx) => {
          const codes = await trx
            .updateTable('challenge')
            .set((row) => ({ attempts: row('attempts', '+', 1) }))
            .where('email', '=', email)
            .where('open', '=', 1)
            .where(alive(now))
            .where('attempts', '<', code.attempts)
            .returning(['purpose', 'nonce'])
            .execute();
          await countGuess(trx, attempt, now);
          if (codes.length > 0) return { codes, locked: false, wait: 0 };
          const lockedCode = await trx
            .selectFrom('challenge')
            .select('email')
            .where('email', '=', email)
            .where(alive(now))
            .where('attempts', '>=', code.attempts)
            .executeTakeFirst();
          return { codes: [], locked: lockedCode !== undefined, wait: 0 };
        });
      } catch (error) {
        if (error instanceof ThrottledError) return { codes: [], locked: false, wait: error.wait };
        throw error;
      }
    },

    attemptsLeft: async (email, attempt, now, purpose) => {
      const codes = await db
        .selectFrom('challenge')
        .select(['purpose', 'attempts', 'open', 'state', 'expires_at', alive(now).as('alive')])
        .where('email', '=', email)
        .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose!))
        .orderBy('sent_at', 'desc')
        // A fixed order for two codes requested in the same millisecond.
        .orderBy('purpose')
        .execute();
      const isSpent = ({ attempts }: (typeof codes)[number]) => attempts >= code.attempts;
      const isTried = ({ open, state }: (typeof codes)[number]) =>
        open === 1 || (purpose !== undefined && state === 'verified');
      const living = codes.find((row) => row.alive && (isTried(row) || isSpent(row)));
      const guess = guessOf(attempt, now);
      const ofCaller = await leftInWindow(db, guess, guessesPerCaller);
      const left = living && Math.min(Math.max(0, code.attempts - living.attempts), ofCaller);
      const untilNewCode = living && left === 0 ? living.expires_at - now : 0;
      const wait = Math.max(untilNewCode, await windowWait(db, guess, guessesPerCaller));
      return { purpose: codes[0]?.purpose, left, wait };
    },

    markVerified: (email, { subject, caller }, { purpose, nonce }, now) =>
      db.transaction().execute(async (trx) => {
        const marked = await trx
          .updateTable('challenge')
          // A right code was no guess: its attempt is given back, because signing up uses one again.
          .set((row) => ({ state: 'verified', open: 0, attempts: row('attempts', '-', 1), sends: 0 }))
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('nonce', '=', nonce)
          .where('open', '=', 1)
          .where(alive(now))
          .executeTakeFirst();
        if (marked.numUpdatedRows !== 1n) return false;
        await liftWaits(trx, subject, { caller });
        return true;
      }),

    async consumeSignUpAttempt(email, attempt, now) {
      try {
        return await db.transaction().execute(async (trx) => {
          const verified = await trx
            .updateTable('challenge')
            .set((row) => ({ attempts: row('attempts', '+', 1) }))
            .where('email', '=', email)
            .where('purpose', '=', 'sign-up')
            .where('state', '=', 'verified')
            .where(alive(now))
            .where('attempts', '<', code.attempts)
            .returning(['purpose', 'nonce'])
            .executeTakeFirst();
          await countGuess(trx, attempt, now);
          return { code: verified, wait: 0 };
        });
      } catch (error) {
        if (error instanceof ThrottledError) return { code: undefined, wait: error.wait };
        throw error;
      }
    },

    returnSignUpAttempt: (email, { caller }, { purpose, nonce }) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('challenge')
          .set((row) => ({ attempts: row('attempts', '-', 1) }))
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('nonce', '=', nonce)
          .where('state', '=', 'verified')
          .execute();
        await trx
          .updateTable('throttle')
          .set((row) => ({ failures: row('failures', '-', 1) }))
          .where('key', '=', guessKeyOf(caller))
          .where('failures', '>', 0)
          .execute();
      }),
  };
}
