import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Milliseconds between two looks at a lock that another process holds. */
const pause = 200;

function tryToLock(database: Database.Database): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return false;
    throw error;
  }
}

/**
 * Does some work while nobody else does work under the same file, in this process or another; `onWait` is called once if
 * that takes waiting. The file is an empty database, because the system itself takes a lock of SQLite's from a process that ends, killed or not.
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
