import { join } from 'node:path';
import { sql } from 'kysely';
import { thrownMessageOf } from '../../common/errorText.ts';
import { databaseFile } from '../../config/dataFiles.ts';
import { isPostgresUrl } from '../../store/database/database.ts';
import { counted } from '../counted.ts';
import { openAdminDatabase } from '../database.ts';
import type { AdminDatabase } from '../database.ts';
import { sentenceOf } from '../errorSentence.ts';
import { fail, ok, warn } from './checkResult.ts';
import type { CheckResult, Subject } from './checkResult.ts';

const [minute, hour] = [60_000, 3_600_000];
/** Milliseconds that an email may be queued before the check warns. */
const longestQueued = 15 * minute;

async function checkOutbox(database: AdminDatabase, { now, values }: Subject): Promise<CheckResult[]> {
  const states = await database.emailCounts();
  const waited = now - ((await database.oldestQueuedAt()) ?? now);
  const queued = `${counted(states.queued ?? 0, 'emails')} queued, the oldest for ${(waited / hour).toFixed(1)} hours`;
  const dead = states.dead ?? 0;
  return [
    waited > longestQueued && values.SMTP_URL !== '' ? warn('outbox', `${queued}.`) : ok('outbox', queued),
    dead > 0
      ? warn('outbox', `${counted(dead, 'dead emails')}: “outbox list --state dead” says why.`)
      : ok('outbox', 'no dead emails'),
  ];
}

/**
 * Checks whether the database takes writes, and changes nothing: begins a write and changes no row. SQLite refuses that on
 * a disk or with a file that is read-only, PostgreSQL as a standby. A full disk is another check.
 */
async function checkWrites({ db }: AdminDatabase): Promise<CheckResult> {
  try {
    await db.transaction().execute((trx) =>
      trx
        .updateTable('account')
        .set((row) => ({ id: row.ref('id') }))
        .where(sql<boolean>`false`)
        .execute(),
    );
    return ok('database', 'takes writes');
  } catch (error) {
    return fail('database', `takes no writes: ${thrownMessageOf(error)}.`);
  }
}

/** Checks the database and, because it is open then, the outbox in it. */
export async function checkDatabase(subject: Subject): Promise<CheckResult[]> {
  const { DATABASE_URL, DATA_DIR } = subject.values;
  const isPostgres = isPostgresUrl(DATABASE_URL);
  let database: AdminDatabase | undefined;
  try {
    // With the time-outs of the server, unlike other commands: a check that waits for a lock for ever reports nothing.
    database = await openAdminDatabase(isPostgres ? DATABASE_URL : join(DATA_DIR, databaseFile), {
      timeouts: {},
    });
    await sql`select 1`.execute(database.db);
    const results = [ok('database', 'answers, and its schema is up to date'), await checkWrites(database)];
    if (database.sqlite) {
      const found = database.sqlite.pragma('quick_check(1)', { simple: true });
      results.push(
        found === 'ok' ? ok('database', 'is intact') : fail('database', `is damaged: ${String(found)}.`),
      );
    }
    return [...results, ...(await checkOutbox(database, subject))];
  } catch (error) {
    return [fail('database', sentenceOf(error))];
  } finally {
    await database?.db.destroy();
  }
}
