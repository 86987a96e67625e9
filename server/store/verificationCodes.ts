import { sql } from 'kysely';
import type { CodeRef } from './outboxEmail.ts';
import type { CodePurpose, EmailTemplate } from './database/tables.ts';
import type { Settings } from '../settings.ts';
import type { Db } from './database/database.ts';
import type { Tables } from './database/tables.ts';
import { isShareSpent } from './mailShares.ts';
import { queuedEmail } from './outbox.ts';
import { countInWindow, leftInWindow, Refusal, windowWait } from './countWindows.ts';
import { liftWaits } from './throttles.ts';
import type { Attempt } from './throttles.ts';
import { dayLength, isAlive, isPossible } from './times.ts';

/** The code itself is derived from these (server/api/codes/codes.ts) and stored nowhere. */
export type VerificationCode = { purpose: CodePurpose; nonce: string };

type CodeRequest = {
  email: string;
  attempt: Attempt;
  purpose: CodePurpose;
  /** Used when no code of this address is alive; else the living one is repeated. */
  nonce: string;
  now: number;
  message: { id: string; template: EmailTemplate };
};
/** `wait`: milliseconds until an email may leave again. */
export type CodeRequestResult =
  { result: 'sent' | 'cooling' | 'budgetSpent' | 'locked' } | { result: 'tooMany'; wait: number };

export type VerificationCodeStore = {
  /**
   * Starts or repeats a code and queues its email in one transaction.
   *
   * Ten emails a day to one address leave 30 s apart, later ones 15 min apart, and one caller gets ten a day: nobody can
   * end a recovery for longer than 15 min by asking. A code lives 10 min and is renewed after 8 at the earliest, so a day
   * has at most 10 + 96 codes of 5 attempts each: 530 guesses at one address and purpose whatever the number of callers,
   * 0.053 % of the million codes. One caller has 10 of them a day.
   */
  requestCode(request: CodeRequest): Promise<CodeRequestResult>;
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
  /** True for exactly one of any number of calls for one email. It proves the mailbox, so all its waits end. */
  markVerified(email: string, subject: string, code: VerificationCode, now: number): Promise<boolean>;
  /** Takes one attempt from a verified sign-up code. */
  consumeSignUpAttempt(email: string, now: number): Promise<VerificationCode | undefined>;
  /** Gives it back to whoever knew the code: that was no guess. */
  returnSignUpAttempt(email: string, code: VerificationCode): Promise<void>;
};

export function makeVerificationCodeStore(db: Db, settings: Settings): VerificationCodeStore {
  const { code } = settings;
  const alive = (now: number) => isAlive(code.lifetime, now);
  const emailsPerCaller = { limit: code.perCaller, length: dayLength };
  const guessesPerCaller = { limit: code.guessesPerCaller, length: dayLength };

  const emailsOfCaller = ({ attempt, purpose, now }: CodeRequest) => ({
    key: `code:${purpose}:${attempt.caller}`,
    subject: attempt.subject,
    now,
  });

  /** How far apart the emails of this row are: the tenth of a day makes later ones rarer. */
  const spacing = (day: number) =>
    sql<number>`case when challenge.day = ${day} and challenge.sends >= ${code.perDay} then ${sql.lit(code.spacing)} else ${sql.lit(code.coolDown)} end`;

  /** One guarded statement, so that of many requests at once one sends and the others find the cool-down. */
  async function renewCode(trx: Db, { email, purpose, nonce, now }: CodeRequest) {
    const day = Math.floor(now / dayLength);
    const isOld = sql<boolean>`(challenge.expires_at <= ${now + code.repeatReserve} or not ${isPossible('challenge.expires_at', now + code.lifetime)})`;
    const keepUnlessOld = <Column extends 'nonce' | 'attempts' | 'state' | 'expires_at'>(column: Column) =>
      sql<
        Tables['challenge'][Column]
      >`case when ${isOld} then excluded.${sql.ref(column)} else challenge.${sql.ref(column)} end`;
    return trx
      .insertInto('challenge')
      .values({
        email,
        purpose,
        nonce,
        attempts: 0,
        state: 'sent',
        open: 1,
        sent_at: now,
        day,
        sends: 1,
        expires_at: now + code.lifetime,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose'])
          .doUpdateSet({
            nonce: keepUnlessOld('nonce'),
            attempts: keepUnlessOld('attempts'),
            state: keepUnlessOld('state'),
            expires_at: keepUnlessOld('expires_at'),
            open: 1,
            sent_at: now,
            day,
            sends: sql<number>`case when challenge.day = ${day} then challenge.sends + 1 else 1 end`,
          })
          .where(
            sql<boolean>`(challenge.sent_at + ${spacing(day)} <= ${now} or not ${isPossible('challenge.sent_at', now)})`,
          )
          // A lock-out is not undone by asking again.
          .where(
            sql<boolean>`(challenge.expires_at <= ${now} or not ${isPossible('challenge.expires_at', now + code.lifetime)} or challenge.attempts < ${code.attempts})`,
          ),
      )
      .returning(['nonce', 'expires_at'])
      .executeTakeFirst();
  }

  /** Why no email leaves. While a code may be used its email is out, and there is nothing to refuse. */
  async function refusalOf(
    trx: Db,
    { email, purpose, now }: CodeRequest,
    callerWait: number,
  ): Promise<CodeRequestResult> {
    const row = await trx
      .selectFrom('challenge')
      .select([
        'attempts',
        'open',
        'sent_at',
        alive(now).as('alive'),
        spacing(Math.floor(now / dayLength)).as('spacing'),
      ])
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    if (row?.alive && row.attempts >= code.attempts) return { result: 'locked' };
    const isOut = row?.alive && row.open === 1;
    if (!row || isOut || (callerWait === 0 && row.spacing <= code.coolDown)) return { result: 'cooling' };
    return { result: 'tooMany', wait: Math.max(1, callerWait, row.sent_at + row.spacing - now) };
  }

  return {
    requestCode: (request) =>
      db.transaction().execute(async (trx) => {
        const { email, purpose, now, message } = request;
        if (await isShareSpent(trx, settings, request)) return { result: 'budgetSpent' };
        const callerWait = await windowWait(trx, emailsOfCaller(request), emailsPerCaller);
        const challenge = callerWait === 0 ? await renewCode(trx, request) : undefined;
        if (!challenge) return refusalOf(trx, request, callerWait);
        await countInWindow(trx, emailsOfCaller(request), emailsPerCaller);
        const ref: CodeRef = { purpose, nonce: challenge.nonce, expiresAt: challenge.expires_at };
        await trx
          .insertInto('outbox')
          .values(queuedEmail({ ...message, recipient: email, ref, now }))
          .execute();
        return { result: 'sent' };
      }),

    async consumeAttempts(email, { subject, caller }, now) {
      const guess = { key: `guess:${caller}`, subject, now };
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
          // After the codes, in the order of all locks; whoever may not guess has taken nothing from them.
          if (!(await countInWindow(trx, guess, guessesPerCaller)))
            throw new Refusal(await windowWait(trx, guess, guessesPerCaller));
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

    attemptsLeft: async (email, { subject, caller }, now, purpose) => {
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
      const guess = { key: `guess:${caller}`, subject, now };
      const ofCaller = await leftInWindow(db, guess, guessesPerCaller);
      const left = living && Math.min(Math.max(0, code.attempts - living.attempts), ofCaller);
      const untilNewCode = living && left === 0 ? living.expires_at - now : 0;
      const wait = Math.max(untilNewCode, await windowWait(db, guess, guessesPerCaller));
      return { purpose: codes[0]?.purpose, left, wait };
    },

    markVerified: (email, subject, { purpose, nonce }, now) =>
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
        await liftWaits(trx, subject);
        return true;
      }),

    consumeSignUpAttempt: (email, now) =>
      db
        .updateTable('challenge')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', 'sign-up')
        .where('state', '=', 'verified')
        .where(alive(now))
        .where('attempts', '<', code.attempts)
        .returning(['purpose', 'nonce'])
        .executeTakeFirst(),

    async returnSignUpAttempt(email, { purpose, nonce }) {
      await db
        .updateTable('challenge')
        .set((row) => ({ attempts: row('attempts', '-', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('nonce', '=', nonce)
        .where('state', '=', 'verified')
        .execute();
    },
  };
}
