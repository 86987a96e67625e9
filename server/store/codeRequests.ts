import { makeCodeQueries } from './codeQueries.ts';
import type { CodeRef } from './outboxEmail.ts';
import type { CodePurpose, CodeRequestTemplate } from './database/tables.ts';
import type { Settings } from '../common/settings.ts';
import { lockNotGranted, takeAdvisoryLock } from './database/advisoryLocks.ts';
import { isOnPostgres } from './database/database.ts';
import type { Db } from './database/database.ts';
import { makeMutex } from './database/mutex.ts';
import { isSignUpShareSpent } from './mailShares.ts';
import { queuedEmail } from './outbox.ts';
import { countInWindow, windowWait } from './countWindows.ts';
import { codeKeyOf } from './throttleKeys.ts';
import type { Attempt } from './throttles.ts';
import { dayLength } from './times.ts';

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
/** As of a lock that was not granted, so that a caller gets 503. */
const tooManyWait = (): Error =>
  Object.assign(new Error('Too many sign-up codes are requested at once.'), { code: lockNotGranted });

/** Decides on each request for a code: whether an email is sent, and if not, what the answer is. */
export function makeCodeRequestStore(db: Db, settings: Settings): CodeRequestStore {
  const { code } = settings;
  const codes = makeCodeQueries(settings);
  const emailsPerCaller = { limit: code.perCaller, length: dayLength };

  const emailsOfCaller = ({ attempt, purpose, now }: CodeRequest) => ({
    key: codeKeyOf(purpose, attempt.caller),
    subject: attempt.subject,
    now,
  });

  /**
   * The result when no email is queued. While a code is usable its email was sent already, so the answer is no refusal.
   */
  async function refusalOf(trx: Db, request: CodeRequest, callerWait: number): Promise<CodeRequestResult> {
    const row = await codes.stateOf(trx, request);
    if (row?.alive && row.attempts >= code.attempts) return { result: 'locked' };
    const isOut = row?.alive && row.open === 1;
    if (!row || isOut || (callerWait === 0 && row.spacing <= code.coolDown)) return { result: 'cooling' };
    return { result: 'tooMany', wait: Math.max(1, callerWait, row.sent_at + row.spacing - request.now) };
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
      const renewed = callerWait === 0 ? await codes.renew(trx, request, request.nonce) : undefined;
      if (!renewed) {
        await codes.reopenDelayed(trx, request);
        return refusalOf(trx, request, callerWait);
      }
      await countInWindow(trx, emailsOfCaller(request), emailsPerCaller);
      if (purpose === 'sign-up') await requireSignUpShare(trx, now);
      const ref: CodeRef = { purpose, nonce: renewed.nonce, expiresAt: renewed.expires_at };
      await trx
        .insertInto('outbox')
        .values(queuedEmail({ ...message, recipient: email, ref, now, delay: renewed.sent_at - now }))
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
