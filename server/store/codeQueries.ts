import { sql } from 'kysely';
import type { Settings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import type { CodePurpose, Tables } from './database/tables.ts';
import { dayOf, isAlive, isPossible } from './times.ts';

/** The code of an address for a purpose, looked at now. */
type Which = { email: string; purpose: CodePurpose; now: number };

/** The queries behind a request for a code: whether an email may be sent, when, and with which code. */
export function makeCodeQueries({ code }: Settings) {
  /** Whether the code has not expired, and will not have expired in `reserve` milliseconds. */
  const isCodeAlive = (now: number, reserve = 0) =>
    isAlive(code.lifetime - reserve, now + reserve, 'challenge.expires_at');

  /** Milliseconds between two emails of this row: `coolDown`, or `spacing` once `perDay` were sent that day. */
  const spacing = (now: number) =>
    sql<number>`case when challenge.day = ${dayOf(now)} and challenge.sends >= ${code.perDay} then ${sql.lit(code.spacing)} else ${sql.lit(code.coolDown)} end`;

  /** Whether `sent_at` can be right: an email is delayed by a cool-down at most. */
  const isSentAtPossible = (now: number) => isPossible('challenge.sent_at', now + code.coolDown);

  /** Whether it is too early for another email. */
  const isCooling = (now: number) =>
    sql<boolean>`(challenge.sent_at + ${spacing(now)} > ${now} and ${isSentAtPossible(now)})`;

  /** Whether the last email is still delayed, as `renew` does it. */
  const isDelayed = (now: number) => sql<boolean>`(challenge.sent_at > ${now} and ${isSentAtPossible(now)})`;

  return {
    /**
     * Creates or repeats the code in one conditional statement, so that of many parallel requests one sends an email and
     * the others run into the cool-down. `sent_at` is when the email is due: later than now only where the code was used
     * up within the cool-down. Returns undefined if no email may be sent.
     */
    renew(trx: Db, { email, purpose, now }: Which, nonce: string) {
      const day = dayOf(now);
      const keepIfAlive = <Column extends 'nonce' | 'attempts' | 'state' | 'expires_at'>(column: Column) =>
        sql<
          Tables['challenge'][Column]
        >`case when ${isCodeAlive(now, code.repeatReserve)} then challenge.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
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
              nonce: keepIfAlive('nonce'),
              attempts: keepIfAlive('attempts'),
              state: keepIfAlive('state'),
              expires_at: keepIfAlive('expires_at'),
              open: 1,
              sent_at: sql<number>`case when ${isCooling(now)} then challenge.sent_at + ${spacing(now)} else ${now} end`,
              day,
              sends: sql<number>`case when challenge.day = ${day} then challenge.sends + 1 else 1 end`,
            })
            .where(
              sql<boolean>`(not ${isCooling(now)} or (challenge.open = 0 and ${spacing(now)} <= ${code.coolDown} and not ${isDelayed(now)}))`,
            )
            // A new request does not unlock a code whose attempts are used up.
            .where(sql<boolean>`(not ${isCodeAlive(now)} or challenge.attempts < ${code.attempts})`),
        )
        .returning(['nonce', 'expires_at', 'sent_at'])
        .executeTakeFirst();
    },

    /**
     * Reopens a code that was verified again while its delayed email still waits: that email will bring the code, so it
     * must be usable. A used one stays closed: by the clock of another replica it may still seem to wait.
     */
    async reopenDelayed(trx: Db, { email, purpose, now }: Which): Promise<void> {
      await trx
        .updateTable('challenge')
        .set({ open: 1 })
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('state', '=', 'verified')
        .where(isDelayed(now))
        .where(isCodeAlive(now))
        .execute();
    },

    /** What the answer to a request depends on that sends no email. */
    stateOf: (trx: Db, { email, purpose, now }: Which) =>
      trx
        .selectFrom('challenge')
        .select(['attempts', 'open', 'sent_at', isCodeAlive(now).as('alive'), spacing(now).as('spacing')])
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .executeTakeFirst(),
  };
}
