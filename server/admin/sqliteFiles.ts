import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { endLogIns } from '../store/administration/revocation.ts';
import { CommandError } from './commandErrors.ts';
import { openSqliteFile } from './database.ts';

/** Reads every page and every index of a database file. @throws CommandError for a damaged one. */
export function checkIntegrity(path: string): void {
  let found: unknown;
  try {
    // Not read-only: a file that was copied with its log must be able to take it in.
    const sqlite = new SqliteDatabase(path, { fileMustExist: true });
    try {
      found = sqlite.pragma('integrity_check(1)', { simple: true });
    } finally {
      sqlite.close();
    }
  } catch (error) {
    found = (error as Error).message;
  }
  if (found !== 'ok') throw new CommandError(`The database ${path} is damaged: ${String(found)}.`);
}

/**
 * Ends all logins of a database file that no server has open, also those that it does not know of, and the recoveries that
 * were under way, as `revoke --all` does.
 */
export async function endLogInsOf(path: string, now: number): Promise<void> {
  const { db } = openSqliteFile(path);
  try {
    await db.transaction().execute((trx) => endLogIns(trx, 'all', now));
  } finally {
    await db.destroy();
  }
}

/** How often a log in use is looked at, and the milliseconds between two looks. */
const patience = { looks: 20, pause: 100 };

/**
 * Brings the log beside a database into it, and empties it of what was deleted. False: a reader kept part of it in use. SQLite
 * waits for readers by itself, but not for another checkpoint, such as the server's own: it is busy at once.
 */
export async function emptyLog(
  sqlite: Pick<SqliteDatabase.Database, 'pragma'>,
  { looks, pause } = patience,
): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const [result] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    if (result?.busy === 0) return true;
    await sleep(pause);
  }
  return false;
}

/**
 * Opens a database file alone, brings its log into it and closes it. False: another process, most likely the server,
 * has it open. What is no database is alone, too.
 */
export function settleAlone(path: string): boolean {
  const sqlite = new SqliteDatabase(path, { timeout: 0 });
  try {
    // In exclusive mode the first access locks the whole file, which fails while anybody has it open.
    sqlite.pragma('locking_mode = exclusive');
    sqlite.exec('begin immediate; commit');
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    return true;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return !/^SQLITE_(BUSY|LOCKED)/.test(code);
  } finally {
    sqlite.close();
  }
}

/** Whether anybody has an account or a submission in a database; one that cannot be read may have. */
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
