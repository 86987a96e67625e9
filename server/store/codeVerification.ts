import type { CodePurpose } from './database/tables.ts';
import type { Settings } from '../settings.ts';
import type { Db } from './database/database.ts';
import { countInWindow, leftInWindow, Refusal, windowWait } from './countWindows.ts';
import { guessKeyOf, liftWaits } from './throttles.ts';
import type { Attempt } from './throttles.ts';
import { dayLength, isAlive } from './times.ts';

/** The code itself is derived from these (server/api/codes/codes.ts) and stored nowhere. */
export type VerificationCode = { purpose: CodePurpose; nonce: string };

export type CodeVerificationStore = {
  /**
   * Takes one attempt from every code of this address that may still be verified. Comparing comes after. `wait`:
   * milliseconds this caller has to wait because of its own wrong codes.
   */
  consumeAttempts(
    email: string,
    attempt: Attempt,
    now: number,
  ): Promise<{ codes: VerificationCode[]; locked: boolean; wait: number }>;
  /**
   * What is left after a wrong code, of the codes of one purpose or of all. `purpose` is that of the newest one, dead or
   * alive; `left` the attempts this caller still has at the newest that lives, undefined where none does; `wait` the
   * milliseconds until a new code can be asked for, where none is left.
   */
  attemptsLeft(
    email: string,
    attempt: Attempt,
    now: number,
    purpose?: CodePurpose,
  ): Promise<{ purpose: CodePurpose | undefined; left: number | undefined; wait: number }>;
  /**
   * True for exactly one of any number of calls for one email. It proves the mailbox, so all its waits end, but for those of
   * other callers who guessed: signing up asks for the code once more, and they may guess there, too.
   */
  markVerified(email: string, attempt: Attempt, code: VerificationCode, now: number): Promise<boolean>;
  /** Takes one attempt from a verified sign-up code, as `consumeAttempts` does. */
  consumeSignUpAttempt(
    email: string,
    attempt: Attempt,
    now: number,
  ): Promise<{ code: VerificationCode | undefined; wait: number }>;
  /** Gives it back to whoever knew the code: that was no guess. */
  returnSignUpAttempt(email: string, attempt: Attempt, code: VerificationCode): Promise<void>;
};

/** Judging what was typed: attempts, and what a right code is good for. */
export function makeCodeVerificationStore(db: Db, settings: Settings): CodeVerificationStore {
  const { code } = settings;
  const alive = (now: number) => isAlive(code.lifetime, now);
  const guessesPerCaller = { limit: code.guessesPerCaller, length: dayLength };
  const guessOf = ({ subject, caller }: Attempt, now: number) => ({ key: guessKeyOf(caller), subject, now });

  /**
   * After the codes, in the order of all locks. @throws Refusal, so that whoever may not guess has taken nothing from them.
   */
  async function countGuess(trx: Db, attempt: Attempt, now: number): Promise<void> {
    const guess = guessOf(attempt, now);
    if (!(await countInWindow(trx, guess, guessesPerCaller)))
      throw new Refusal(await windowWait(trx, guess, guessesPerCaller));
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
        if (error instanceof Refusal) return { codes: [], locked: false, wait: error.wait };
        throw error;
      }
    },

    attemptsLeft: async (email, attempt, now, purpose) => {
      const codes = await db
        .selectFrom('challenge')
        .select(['purpose', 'attempts', 'open', 'expires_at', alive(now).as('alive')])
        .where('email', '=', email)
        .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose!))
        .orderBy('sent_at', 'desc')
        // Of two that were asked for in one millisecond.
        .orderBy('purpose')
        .execute();
      const isSpent = ({ attempts }: { attempts: number }) => attempts >= code.attempts;
      const living = codes.find((row) => row.alive && (row.open === 1 || isSpent(row)));
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
          // A right code was no guess: its attempt is given back, and signing up will need one.
          .set((row) => ({ state: 'verified', open: 0, attempts: row('attempts', '-', 1), sends: 0 }))
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('nonce', '=', nonce)
          .where('open', '=', 1)
          .where(alive(now))
          .executeTakeFirst();
        if (marked.numUpdatedRows !== 1n) return false;
        await liftWaits(trx, subject, caller);
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
        if (error instanceof Refusal) return { code: undefined, wait: error.wait };
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
