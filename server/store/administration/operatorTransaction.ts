import { sql } from 'kysely';
import { errorCodeOf } from '../../common/errorCode.ts';
import { lockNotGranted, takeAdvisoryLock } from '../database/advisoryLocks.ts';
import { isOnPostgres } from '../database/database.ts';
import type { Db } from '../database/database.ts';

/**
 * Milliseconds to wait for the transaction of another command: longer than PostgreSQL lets one be idle, so that a command
 * whose process hangs does not fail the next one.
 */
const longestWait = 60_000;

async function waitForOthers(trx: Db, wait: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(wait)}`.execute(trx);
  try {
    await takeAdvisoryLock(trx, 'operator');
  } catch (error) {
    if (errorCodeOf(error) !== lockNotGranted) throw error;
    throw new Error(
      `Another command has been changing the database for ${wait / 1000} seconds. Try again when it has ended.`,
      { cause: error },
    );
  }
  // Back to that of the connection.
  await sql`set local lock_timeout to default`.execute(trx);
}

/**
 * Runs a transaction in which an operator's command changes several rows. On PostgreSQL these wait for each other,
 * because two that lock the same rows in different orders would deadlock; SQLite has one writer.
 */
export const operatorTransaction = <Result>(
  db: Db,
  run: (trx: Db) => Promise<Result>,
  wait = longestWait,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    if (isOnPostgres(trx)) await waitForOthers(trx, wait);
    return run(trx);
  });
