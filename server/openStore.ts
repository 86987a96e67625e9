import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/configError.ts';
import { openingFailureOf } from './openingFailure.ts';
import type { Logger } from './dependencies.ts';
import type { Settings } from './settings.ts';
import { isPostgresUrl, openDatabase, storeErrorOf } from './store/database/database.ts';
import { migrate } from './store/database/migrations.ts';
import { unhurried } from './store/database/postgres.ts';
import { makeStore } from './store/store.ts';
import type { Store } from './store/store.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'DATABASE_URL'>;

/** Milliseconds between two attempts, each twice the one before. */
const pauses = { first: 250, longest: 5000 };
/** Milliseconds between two lines of the log about it. */
const logPause = 60_000;

/** On connections of its own: those of the store have the deadlines of visitors' calls, and a migration takes its time. */
async function migrateUnhurried(url: string): Promise<void> {
  const db = await openDatabase(url, undefined, { timeouts: unhurried });
  await migrate(db).finally(() => db.destroy());
}

async function open(url: string, settings: Settings): Promise<Store> {
  if (isPostgresUrl(url)) await migrateUnhurried(url);
  const db = await openDatabase(url);
  try {
    return await makeStore(db, settings);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * The store over the configured database, waited for as long as it does not answer or its disk is full: after an outage
 * it may be the last to be back. `stopping` ends the wait. @throws ConfigError with one sentence for a person.
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
      // Waiting mends nothing else, such as a login that is refused or a file that is damaged.
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
