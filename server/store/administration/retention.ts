import { sql } from 'kysely';
import { isOnPostgres } from '../database/database.ts';
import type { Db } from '../database/database.ts';
import { submissionRef } from '../outboxEmail.ts';
import { keysLike } from '../throttleKeys.ts';
import { dayOf, isPossible } from '../times.ts';
import { operatorTransaction } from './operatorTransaction.ts';

/** Moments in milliseconds since 1970. */
export type RetentionLimits = {
  now: number;
  /** Submissions and settled emails from before this moment are too old. */
  before: number;
  /** Failed logins, guesses and dropped emails from before this moment no longer count. */
  countedBefore: number;
  /** Callers whose last login is from before this moment are no longer known. */
  knownBefore: number;
  /** The latest moment at which a rate-limit window can end. */
  windowsEnd: number;
};

export const purgeable = ['submissions', 'emails', 'codes', 'resetTokens', 'waits', 'rateLimits'] as const;
export type Purgeable = (typeof purgeable)[number];

export type Retention = {
  countPurgeable(limits: RetentionLimits): Promise<Record<Purgeable, number>>;
  /** Whether anything was stored from one moment until before another: an account, a submission, an email, a login … */
  isAnythingFrom(from: number, until: number): Promise<boolean>;
  /**
   * Deletes one batch in one transaction, short enough for others to wait for. Returns the number of rows, 0 when none
   * is left.
   */
  purgeBatch(what: Purgeable, limits: RetentionLimits): Promise<number>;
};

/** Rows that one transaction deletes. Fewer submissions, because each may have a file of a hundred rows. */
const [batchSize, submissionBatchSize] = [500, 20];

/** The columns with a time at which something happened. */
const momentColumns = [
  ['account', 'created_at'],
  ['account', 'updated_at'],
  ['submission', 'created_at'],
  ['outbox', 'created_at'],
  ['challenge', 'sent_at'],
  ['throttle', 'failed_at'],
] as const;

type RowTable = 'outbox' | 'challenge' | 'reset_grant' | 'throttle' | 'rate_limit';
const tableOf: Record<Exclude<Purgeable, 'submissions'>, { table: RowTable; key: string }> = {
  emails: { table: 'outbox', key: 'id' },
  codes: { table: 'challenge', key: 'email, purpose' },
  resetTokens: { table: 'reset_grant', key: 'token_hash' },
  waits: { table: 'throttle', key: 'key' },
  rateLimits: { table: 'rate_limit', key: 'key' },
};

function conditionOf(what: Exclude<Purgeable, 'submissions'>, limits: RetentionLimits) {
  const { now, before, countedBefore, knownBefore, windowsEnd } = limits;
  return {
    // Dropped emails go sooner: they reached nobody, and anybody can have the server create one for any address.
    emails: sql<boolean>`(state in ('sent', 'dead') and created_at < ${before}
      or state = 'dropped' and created_at < cast(${Math.max(before, countedBefore)} as bigint))`,
    // An expired code of today is kept, because its row counts the emails of the day.
    codes: sql<boolean>`expires_at <= ${now} and day < ${dayOf(now)}`,
    resetTokens: sql<boolean>`expires_at <= ${now}`,
    waits: sql<boolean>`blocked_until <= ${now} and failed_at <
      case when key like ${keysLike('known')} then cast(${knownBefore} as bigint) else cast(${countedBefore} as bigint) end`,
    rateLimits: sql<boolean>`(expire <= ${now} or not ${isPossible('expire', windowsEnd)})`,
  }[what];
}

export function makeRetention(db: Db): Retention {
  const oldSubmissions = (trx: Db, { before }: RetentionLimits) =>
    trx.selectFrom('submission').where('created_at', '<', before);

  const purgeSubmissions = (limits: RetentionLimits): Promise<number> =>
    operatorTransaction(db, async (trx) => {
      const old = await oldSubmissions(trx, limits)
        .select(['id', 'file_ref'])
        .orderBy('created_at')
        .limit(submissionBatchSize)
        .execute();
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      const refs = old.flatMap(({ file_ref: ref }) => ref ?? []);
      const emailRefs = ids.map(submissionRef);
      await trx.deleteFrom('outbox').where('ref', 'in', emailRefs).execute();
      await trx.deleteFrom('submission').where('id', 'in', ids).execute();
      if (refs.length > 0) {
        await trx.deleteFrom('file_chunk').where('ref', 'in', refs).execute();
        await trx.deleteFrom('file').where('ref', 'in', refs).execute();
      }
      return old.length;
    });

  async function purgeRows(what: Exclude<Purgeable, 'submissions'>, limits: RetentionLimits) {
    const { table, key } = tableOf[what];
    const condition = conditionOf(what, limits);
    // As in `claimEmails`, skips rows that another transaction has locked: waiting for one while holding others could
    // deadlock with a login. They are deleted the next time. So this waits for no other command either.
    const lock = sql.raw(isOnPostgres(db) ? 'for update skip locked' : '');
    const deleted = await sql`with old as materialized
      (select ${sql.raw(key)} from ${sql.table(table)} where ${condition} limit ${sql.lit(batchSize)} ${lock})
      delete from ${sql.table(table)} where (${sql.raw(key)}) in (select ${sql.raw(key)} from old)`.execute(
      db,
    );
    return Number(deleted.numAffectedRows ?? 0n);
  }

  async function count(what: Purgeable, limits: RetentionLimits): Promise<number> {
    if (what === 'submissions') {
      const row = await oldSubmissions(db, limits)
        .select((rows) => rows.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return row.total;
    }
    const { rows } = await sql<{ total: number }>`select count(*) as total
      from ${sql.table(tableOf[what].table)} where ${conditionOf(what, limits)}`.execute(db);
    return rows[0]?.total ?? 0;
  }

  return {
    async countPurgeable(limits) {
      const counts = purgeable.map(async (what) => [what, await count(what, limits)] as const);
      return Object.fromEntries(await Promise.all(counts)) as Record<Purgeable, number>;
    },
    async isAnythingFrom(from, until) {
      for (const [table, column] of momentColumns) {
        const { rows } = await sql`select 1 from ${sql.table(table)}
          where ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until} limit 1`.execute(db);
        if (rows.length > 0) return true;
      }
      return false;
    },
    purgeBatch: (what, limits) =>
      what === 'submissions' ? purgeSubmissions(limits) : purgeRows(what, limits),
  };
}
