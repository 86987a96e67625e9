import type { Config } from './config/config.ts';
import { ConfigError } from './config/configError.ts';
import type { Settings } from './settings.ts';
import { isPostgresUrl, openDatabase, storeErrorOf } from './store/database/database.ts';
import { migrate } from './store/database/migrations.ts';
import { unhurried } from './store/database/postgres.ts';
import { makeStore } from './store/store.ts';
import type { Store } from './store/store.ts';

/** On connections of its own: those of the store have the deadlines of visitors' calls, and a migration takes its time. */
async function migrateUnhurried(url: string): Promise<void> {
  const db = await openDatabase(url, undefined, { timeouts: unhurried });
  await migrate(db).finally(() => db.destroy());
}

/** The store over the configured database. @throws ConfigError with one sentence for a person. */
export async function openStore(
  { databaseUrl, DATABASE_URL }: Pick<Config, 'databaseUrl' | 'DATABASE_URL'>,
  settings: Settings,
): Promise<Store> {
  try {
    if (isPostgresUrl(databaseUrl)) await migrateUnhurried(databaseUrl);
    return await makeStore(await openDatabase(databaseUrl), settings);
  } catch (error) {
    if (storeErrorOf(error) === undefined) throw error;
    const variable = DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
    throw new ConfigError(`${variable}: the database cannot be opened: ${(error as Error).message}.`);
  }
}
