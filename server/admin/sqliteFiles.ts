import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { errorCodeOf } from '../common/errorCode.ts';
import { thrownMessageOf } from '../common/errorText.ts';
import { codeEndOf } from '../email/templates.ts';
import { endLogIns } from '../store/administration/revocation.ts';
import type { EmailTemplate } from '../store/database/tables.ts';
import { migrate } from '../store/database/migrations.ts';
import { outboxEmailColumns } from '../store/outboxEmail.ts';
import { CommandError } from './commandErrors.ts';
import { openSqliteFile } from './database.ts';

/** Checks every page and every index of a database file. @throws CommandError if it is damaged */
export function checkIntegrity(path: string): void {
  let found: unknown;
  try {
    // Not read-only, because a file that was copied with its log needs the log checkpointed into it.
    const sqlite = new SqliteDatabase(path, { fileMustExist: true });
    try {
      found = sqlite.pragma('integrity_check(1)', { simple: true });
    } finally {
      sqlite.close();
    }
  } catch (error) {
    found = thrownMessageOf(error);
  }
  if (found !== 'ok') throw new CommandError(`The database ${path} is damaged: ${String(found)}.`);
}

/**
 * Migrates a copy of a database to the newest schema. A copy, because on this connection each migration has a transaction of
 * its own: one that fails leaves those before it.
 */
export async function migrateFile(path: string): Promise<void> {
  const { db } = openSqliteFile(path);
  await migrate(db).finally(() => db.destroy());
}

/**
 * Ends all logins and password recoveries of a database file that no server has open, as `revoke --all` does. That
 * includes logins of token versions that were issued after the backup was made.
 */
export async function endLogInsOf(path: string, now: number): Promise<void> {
  const { db } = openSqliteFile(path);
  try {
    await db.transaction().execute((trx) => endLogIns(trx, 'all', now));
  } finally {
    await db.destroy();
  }
}

/**
 * Counts, by kind, the emails of a database file that a server started now would send at most, and with `drop` marks
 * all queued ones as dropped. Codes that have expired are not counted, because the server drops them itself; those for
 * addresses without an account, which it drops as well, are.
 */
export async function queuedEmailsOf(
  path: string,
  now: number,
  { drop }: { drop: boolean },
): Promise<Partial<Record<EmailTemplate, number>>> {
  const { db } = openSqliteFile(path);
  try {
    const queued = await db
      .selectFrom('outbox')
      .select(outboxEmailColumns)
      .where('state', '=', 'queued')
      .orderBy('template')
      .execute();
    if (drop)
      await db.updateTable('outbox').set({ state: 'dropped' }).where('state', '=', 'queued').execute();
    const counts: Partial<Record<EmailTemplate, number>> = {};
    for (const email of queued)
      if ((codeEndOf(email) ?? Infinity) > now) counts[email.template] = (counts[email.template] ?? 0) + 1;
    return counts;
  } finally {
    await db.destroy();
  }
}

/** How often a checkpoint is attempted while the log is in use, and the milliseconds between two attempts. */
const retries = { attempts: 20, pause: 100 };

/**
 * Checkpoints the write-ahead log into the database and truncates it, so that it no longer holds deleted content. False
 * if it stayed in use. SQLite itself waits for readers, but answers `busy` at once during another checkpoint, such as
 * the server's own, so this retries.
 */
export async function emptyLog(
  sqlite: Pick<SqliteDatabase.Database, 'pragma'>,
  { attempts, pause } = retries,
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [result] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    if (result?.busy === 0) return true;
    await sleep(pause);
  }
  return false;
}

/**
 * Opens a database file exclusively, checkpoints its log and closes it. False if another process, most likely the
 * server, has it open. True as well for a file that is no database.
 */
export function settleAlone(path: string): boolean {
  const sqlite = new SqliteDatabase(path, { timeout: 0 });
  try {
    // In exclusive mode the first access locks the whole file, which fails while another process has it open.
    sqlite.pragma('locking_mode = exclusive');
    sqlite.exec('begin immediate; commit');
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    return true;
  } catch (error) {
    return !/^SQLITE_(BUSY|LOCKED)/.test(errorCodeOf(error));
  } finally {
    sqlite.close();
  }
}

/** Whether a database has an account, without which it has no submission either. True if it cannot be read. */
export function holdsData(path: string): boolean {
  try {
    const sqlite = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
    try {
      const tables = sqlite
        .prepare("select count(*) from sqlite_master where name = 'account'")
        .pluck()
        .get();
      if (tables === 0) return false;
      return sqlite.prepare('select exists (select 1 from account)').pluck().get() === 1;
    } finally {
      sqlite.close();
    }
  } catch {
    return true;
  }
}
