import { openDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import { migrating } from './postgres.ts';

/**
 * Migrates a database to the newest schema, on separate connections: those of the server have the time-outs of visitors'
 * calls, which are too short for a migration.
 * @throws NewerDatabaseError, or what the failed migration threw
 */
export async function migrateDatabase(url: string): Promise<void> {
  const db = await openDatabase(url, undefined, { timeouts: migrating });
  await migrate(db).finally(() => db.destroy());
}
