import { sql } from 'kysely';
import type { Settings } from '../common/settings.ts';
import { isWindowOpen, ThrottledError } from './countWindows.ts';
import type { Count } from './countWindows.ts';
import { isOnPostgres } from './database/database.ts';
import type { Db } from './database/database.ts';
import { guessKeyOf, keysLike, knownKeyOf, logInKeyOf, sharedLogInKeyOf } from './throttleKeys.ts';
import { isPossible } from './times.ts';

/** Who attempts something for which address, as pseudonyms from which neither can be read. */
export type Attempt = {
  /** Pseudonym of the email address. */
  subject: string;
  /**
   * Pseudonym of the address together with the caller, so that a stranger's failures do not count against the owner.
   */
  caller: string;
};

export type ThrottleStore = {
  /**
   * Counts a login attempt before its password is checked. Returns the milliseconds to wait, 0 when it may go on.
   *
   * A caller has 5 failures for an address free and waits 1 s, 2 s, 4 s … 15 min after each further one: at most
   * 5 + 10 + 24 × 4 = 111 passwords tried in the first day. All callers together who never logged in to the account
   * have 100 failures a day; after that one of them may try every 30 s, so that a guesser with any number of network
   * addresses tries at most 100 + 24 × 120 = 2,980 passwords a day. A caller who has logged in to the account before is
   * exempt from this shared limit, and a proof of the mailbox ends all waits.
   */
  registerLogInAttempt(attempt: Attempt, now: number): Promise<number>;
  /**
   * Records that a registered attempt had the right password: deletes this caller's failures, takes them off the shared
   * ones, and marks the caller as known. Returns false, and records nothing, if the account's token version has changed
   * since its password was read, as a password reset does: the attempt proved knowledge of the old password only.
   */
  recordLogIn(attempt: Attempt, account: { id: string; tokenVersion: number }, now: number): Promise<boolean>;
};

type Lift = {
  /** The caller who proved the mailbox: the wrong codes of all others stay counted. */
  caller?: string;
  /** Known callers stay exempt from the limit that all unknown ones share. */
  keepsKnown?: boolean;
};

/**
 * Deletes everything that was counted against an address, such as once its mailbox was proved. Returns the number of
 * rows. Deletes in the order in which a login locks its rows, so that the two cannot deadlock: the callers' own
 * failures, the shared ones, the known callers.
 */
export async function liftWaits(
  trx: Db,
  subject: string,
  { caller, keepsKnown = false }: Lift = {},
): Promise<number> {
  const ofSubject = trx
    .deleteFrom('throttle')
    .where('subject', '=', subject)
    .$if(caller !== undefined, (rows) =>
      rows.where((row) =>
        row.or([row('key', 'not like', keysLike('guess')), row('key', '=', guessKeyOf(caller ?? ''))]),
      ),
    );
  const shared = sharedLogInKeyOf(subject);
  let lifted = 0n;
  for (const rows of [
    ofSubject.where('key', '<>', shared).where('key', 'not like', keysLike('known')),
    ofSubject.where('key', '=', shared),
    ...(keepsKnown ? [] : [ofSubject.where('key', 'like', keysLike('known'))]),
  ])
    lifted += (await rows.executeTakeFirst()).numDeletedRows;
  return Number(lifted);
}

export function makeThrottleStore(db: Db, settings: Settings): ThrottleStore {
  const { freeFailures, longestWait, forgottenAfter, strangers, knownFor } = settings.logIn;
  const keysOf = ({ subject, caller }: Attempt) => ({
    own: logInKeyOf(caller),
    shared: sharedLogInKeyOf(subject),
    known: knownKeyOf(caller),
  });

  type Waits = { free: number; longest: number; doublings: number; countsFromFirst: boolean };
  const own: Waits = {
    free: freeFailures,
    longest: longestWait,
    /** With one more doubling of one second the wait would exceed the longest. */
    doublings: Math.floor(Math.log2(longestWait / 1000)),
    countsFromFirst: false,
  };
  const shared: Waits = {
    free: strangers.freeFailures,
    longest: strangers.wait,
    doublings: -1,
    countsFromFirst: true,
  };

  /**
   * Counts a failure in one conditional statement, before the password is checked: parallel guesses are counted one by
   * one.
   * @throws ThrottledError while the key is blocked
   */
  async function countFailure(trx: Db, { key, subject, now }: Count, waits: Waits): Promise<void> {
    const isOpen = isWindowOpen(forgottenAfter, now);
    const failures = sql<number>`(case when ${isOpen} then throttle.failures + 1 else 1 end)`;
    const over = sql<number>`(${failures} - ${waits.free})`;
    const counted = await trx
      .insertInto('throttle')
      .values({ key, subject, failures: 1, failed_at: now, blocked_until: 0 })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            failures,
            failed_at: waits.countsFromFirst
              ? sql<number>`case when ${isOpen} then throttle.failed_at else ${now} end`
              : now,
            blocked_until: sql<number>`case when ${over} < 0 then 0
              when ${over} > ${waits.doublings} then ${sql.lit(waits.longest)} + cast(${now} as bigint)
              else 1000 * (1 << ${over}) + cast(${now} as bigint) end`,
          })
          .where(
            sql<boolean>`(throttle.blocked_until <= ${now} or not ${isPossible('throttle.blocked_until', now + waits.longest)})`,
          ),
      )
      .returning('failures')
      .executeTakeFirst();
    if (counted) return;
    const row = await trx
      .selectFrom('throttle')
      .select('blocked_until')
      .where('key', '=', key)
      .executeTakeFirst();
    throw new ThrottledError(Math.max(1, (row?.blocked_until ?? now) - now));
  }

  async function isKnown(trx: Db, key: string, now: number): Promise<boolean> {
    const row = await trx
      .selectFrom('throttle')
      .select('key')
      .where('key', '=', key)
      .where(isWindowOpen(knownFor, now))
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    async registerLogInAttempt(attempt, now) {
      const { subject } = attempt;
      const keys = keysOf(attempt);
      try {
        await db.transaction().execute(async (trx) => {
          await countFailure(trx, { key: keys.own, subject, now }, own);
          if (!(await isKnown(trx, keys.known, now)))
            await countFailure(trx, { key: keys.shared, subject, now }, shared);
        });
        return 0;
      } catch (error) {
        if (error instanceof ThrottledError) return error.wait;
        throw error;
      }
    },

    recordLogIn: (attempt, { id, tokenVersion }, now) =>
      db.transaction().execute(async (trx) => {
        const { subject } = attempt;
        const current = await trx
          .selectFrom('account')
          .select('id')
          .where('id', '=', id)
          .where('epoch', '=', tokenVersion)
          // Locked until commit: a password reset at the same moment waits for it, then deletes this caller's `known`
          // row.
          .$if(isOnPostgres(db), (query) => query.forShare())
          .executeTakeFirst();
        if (!current) return false;
        const keys = keysOf(attempt);
        const failed = await trx
          .deleteFrom('throttle')
          .where('key', '=', keys.own)
          .returning('failures')
          .executeTakeFirst();
        // All of this caller's attempts, because of several with the right password at once only the first finds it
        // unknown. Never below 0: the shared count may have begun anew since this caller's first failure.
        if (failed && !(await isKnown(trx, keys.known, now)))
          await trx
            .updateTable('throttle')
            .set({
              failures: sql<number>`case when failures > ${failed.failures} then failures - ${failed.failures} else 0 end`,
            })
            .where('key', '=', keys.shared)
            .execute();
        await trx
          .insertInto('throttle')
          .values({ key: keys.known, subject, failures: 0, failed_at: now, blocked_until: 0 })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ failed_at: now }))
          .execute();
        return true;
      }),
  };
}
