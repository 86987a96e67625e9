import { sql } from 'kysely';
import type { CodeRef } from './outboxEmail.ts';
import type { CodePurpose, CodeRequestTemplate } from './database/tables.ts';
import type { Settings } from '../common/settings.ts';
import { takeAdvisoryLock } from './database/advisoryLocks.ts';
import { isOnPostgres } from './database/database.ts';
import type { Db } from './database/database.ts';
import { makeMutex } from './database/mutex.ts';
import type { Tables } from './database/tables.ts';
import { isSignUpShareSpent } from './mailShares.ts';
import { queuedEmail } from './outbox.ts';
import { countInWindow, windowWait } from './countWindows.ts';
import { codeKeyOf } from './throttleKeys.ts';
import type { Attempt } from './throttles.ts';
import { dayLength, isAlive, isPossible } from './times.ts';

type CodeRequest = {
  email: string;
  attempt: Attempt;
  purpose: CodePurpose;
  /** For a new code; ignored while a code of this address can still be repeated. */
  nonce: string;
  now: number;
  message: { id: string; template: CodeRequestTemplate };
};
/** `wait`: milliseconds until an email may be sent again. */
export type CodeRequestResult =
  { result: 'sent' | 'cooling' | 'budgetSpent' | 'locked' } | { result: 'tooMany'; wait: number };

export type CodeRequestStore = {
  /**
   * Creates or repeats a code and queues its email in one transaction. Emails are spaced, and their number limited for each
   * caller, so that a stranger can neither guess a code nor block a recovery by requesting codes (docs/security.md).
   */
  requestCode(request: CodeRequest): Promise<CodeRequestResult>;
};

/** Thrown to roll a request back. */
class ShareSpent extends Error {}

/** How many requests for a sign-up code wait for the one that runs, and for how many milliseconds. */
const queue = { atMost: 100, wait: 5000 };
/** With PostgreSQL's code for a lock that was not granted, so that a caller gets 503. */
const tooManyWait = (): Error =>
  Object.assign(new Error('Too many sign-up codes are requested at once.'), { code: '55P03' });

/** The queries behind a request for a code: whether an email is sent, when, and with which code. */
export function makeCodeRequestStore(db: Db, settings: Settings): CodeRequestStore {
  const { code } = settings;
  const alive = (now: number) => isAlive(code.lifetime, now);
  const emailsPerCaller = { limit: code.perCaller, length: dayLength };

  const emailsOfCaller = ({ attempt, purpose, now }: CodeRequest) => ({
    key: codeKeyOf(purpose, attempt.caller),
    subject: attempt.subject,
    now,
  });

  /** Milliseconds between two emails of this row: `coolDown`, or `spacing` once `perDay` were sent that day. */
  const spacing = (day: number) =>
    sql<number>`case when challenge.day = ${day} and challenge.sends >= ${code.perDay} then ${sql.lit(code.spacing)} else ${sql.lit(code.coolDown)} end`;

  /** Whether the last email is still delayed, as `renewCode` does it. */
  const isDelayed = (now: number) =>
    sql<boolean>`(challenge.sent_at > ${now} and ${isPossible('challenge.sent_at', now + code.coolDown)})`;

  /**
   * One conditional statement, so that of many parallel requests one sends an email and the others run into the
   * cool-down. `sent_at` is when the email is due: later than now only where the code was used up within the cool-down.
   */
  async function renewCode(trx: Db, { email, purpose, nonce, now }: CodeRequest) {
    const day = Math.floor(now / dayLength);
    const isOld = sql<boolean>`(challenge.expires_at <= ${now + code.repeatReserve} or not ${isPossible('challenge.expires_at', now + code.lifetime)})`;
    const isCooling = sql<boolean>`(challenge.sent_at + ${spacing(day)} > ${now} and ${isPossible('challenge.sent_at', now + code.coolDown)})`;
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
            sent_at: sql<number>`case when ${isCooling} then challenge.sent_at + ${spacing(day)} else ${now} end`,
            day,
            sends: sql<number>`case when challenge.day = ${day} then challenge.sends + 1 else 1 end`,
          })
          .where(
            sql<boolean>`(not ${isCooling} or (challenge.open = 0 and ${spacing(day)} <= ${code.coolDown} and not ${isDelayed(now)}))`,
          )
          // A new request does not unlock a code whose attempts are used up.
          .where(
            sql<boolean>`(challenge.expires_at <= ${now} or not ${isPossible('challenge.expires_at', now + code.lifetime)} or challenge.attempts < ${code.attempts})`,
          ),
      )
      .returning(['nonce', 'expires_at', 'sent_at'])
      .executeTakeFirst();
  }

  /**
   * Reopens a code that was verified again while its delayed email still waits: that email will bring the code, so it
   * must be usable. A used one stays closed: by the clock of another replica it may still seem to wait.
   */
  async function reopenDelayed(trx: Db, { email, purpose, now }: CodeRequest): Promise<void> {
    await trx
      .updateTable('challenge')
      .set({ open: 1 })
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('state', '=', 'verified')
      .where(isDelayed(now))
      .where(alive(now))
      .execute();
  }

  /**
   * The result when no email is queued. While a code is usable its email was sent already, so the answer is no refusal.
   */
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

  /**
   * Of parallel transactions each counts the emails that had been queued before it, so on PostgreSQL the last steps of a
   * sign-up code are taken one after the other: counting again, queueing the email, committing. The lock is the last
   * one of its transaction, and not taken at all for a request that is refused for another reason. SQLite has one writer.
   */
  async function requireSignUpShare(trx: Db, now: number): Promise<void> {
    if (!isOnPostgres(trx)) return;
    await takeAdvisoryLock(trx, 'signUpShare');
    if (await isSignUpShareSpent(trx, settings, now)) throw new ShareSpent();
  }

  const requestInTransaction = (request: CodeRequest): Promise<CodeRequestResult> =>
    db.transaction().execute(async (trx) => {
      const { email, purpose, now, message } = request;
      if (purpose === 'sign-up' && (await isSignUpShareSpent(trx, settings, now)))
        return { result: 'budgetSpent' };
      const callerWait = await windowWait(trx, emailsOfCaller(request), emailsPerCaller);
      const challenge = callerWait === 0 ? await renewCode(trx, request) : undefined;
      if (!challenge) {
        await reopenDelayed(trx, request);
        return refusalOf(trx, request, callerWait);
      }
      await countInWindow(trx, emailsOfCaller(request), emailsPerCaller);
      if (purpose === 'sign-up') await requireSignUpShare(trx, now);
      const ref: CodeRef = { purpose, nonce: challenge.nonce, expiresAt: challenge.expires_at };
      await trx
        .insertInto('outbox')
        .values(queuedEmail({ ...message, recipient: email, ref, now, delay: challenge.sent_at - now }))
        .execute();
      return { result: 'sent' };
    });

  const signUps = makeMutex(queue.atMost, tooManyWait);

  /**
   * One at a time, so that of this server's connections only one waits for another replica, which may hang with the lock:
   * whoever requests codes in bulk leaves the others to logins.
   */
  async function requestSignUpCode(request: CodeRequest): Promise<CodeRequestResult> {
    await signUps.acquire(performance.now() + queue.wait);
    try {
      return await requestInTransaction(request);
    } catch (error) {
      if (error instanceof ShareSpent) return { result: 'budgetSpent' };
      throw error;
    } finally {
      signUps.release();
    }
  }

  return {
    requestCode: (request) =>
      request.purpose === 'sign-up' && isOnPostgres(db)
        ? requestSignUpCode(request)
        : requestInTransaction(request),
  };
}
