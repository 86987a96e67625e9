import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { errorCodeOf } from '../../server/common/errorCode.ts';

/** Milliseconds between two attempts to take a lock that another process holds. */
const pause = 200;

function tryToLock(database: Database.Database): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'SQLITE_BUSY') return false;
    throw error;
  }
}

/**
 * Runs `work` while no other call with the same lock file runs its own, in this process or another. `onWait` is called
 * once if the lock is taken. The lock is an exclusive transaction on an empty SQLite database, because the operating system
 * releases SQLite's file lock when its process ends, even if it is killed.
 */
export async function oneAtATime<T>(file: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const database = new Database(file, { timeout: 0 });
  try {
    if (!tryToLock(database)) {
      onWait();
      do await sleep(pause);
      while (!tryToLock(database));
    }
    return await work();
  } finally {
    database.close();
  }
}
