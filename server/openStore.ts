import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/configError.ts';
import { openingFailureOf } from './openingFailure.ts';
import type { Logger } from './common/interfaces.ts';
import type { Settings } from './common/settings.ts';
import { isPostgresUrl, openDatabase, storeErrorOf } from './store/database/database.ts';
import { migrateDatabase } from './store/database/migrateDatabase.ts';
import { makeStore } from './store/store.ts';
import type { Store } from './store/store.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'DATABASE_URL'>;

/** Milliseconds between two attempts; each pause is twice as long as the one before. */
const pauses = { first: 250, longest: 5000 };
/** Milliseconds between two log entries about the wait. */
const logPause = 60_000;

async function open(url: string, settings: Settings): Promise<Store> {
  if (isPostgresUrl(url)) await migrateDatabase(url);
  const db = await openDatabase(url);
  try {
    return await makeStore(db, settings);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens the store over the configured database. While the database does not answer, its disk is full or another
 * transaction has locked a table that a migration changes, it tries again: after an outage the database may be the last
 * to be back. `stopping` ends the wait.
 * @throws ConfigError with one sentence for a person, for any other problem
 */
export async function openStore(
  config: DatabaseConfig,
  settings: Settings,
  log: Pick<Logger, 'warn'>,
  stopping: AbortSignal,
): Promise<Store> {
  let loggedAt = -Infinity;
  for (let wait = pauses.first; ; wait = Math.min(2 * wait, pauses.longest)) {
    try {
      return await open(config.databaseUrl, settings);
    } catch (error) {
      // Waiting does not fix any other problem, such as a refused login or a damaged file.
      if (storeErrorOf(error) === undefined)
        throw new ConfigError(openingFailureOf(error, config), { cause: error });
      if (performance.now() - loggedAt >= logPause) {
        log.warn('waitingForDatabase', { meaning: openingFailureOf(error, config) });
        loggedAt = performance.now();
      }
    }
    await pause(wait, undefined, { signal: stopping });
  }
}
