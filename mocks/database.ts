import { sql } from 'kysely';
import type { Policy } from '../server/api/policy.ts';
import type { Store } from '../server/api/ports.ts';
import { openDatabase } from '../server/database.ts';
import type { Db } from '../server/database.ts';
import { makeStore } from '../server/store.ts';

/** PostgreSQL for tests; without it every test runs on SQLite in memory. */
const postgres = process.env.TEST_DATABASE_URL;

/** One schema per Jest worker, so that workers share a database and nothing else. */
const schema = `test_${process.env.JEST_WORKER_ID ?? '0'}`;

async function emptySchema(url: string): Promise<void> {
  const db = await openDatabase(url);
  await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
  await sql`create schema ${sql.id(schema)}`.execute(db);
  await db.destroy();
}

/** An empty database of the engine the tests run on. */
export async function openTestDatabase(): Promise<Db> {
  if (!postgres) return openDatabase(':memory:');
  await emptySchema(postgres);
  return openDatabase(postgres, schema);
}

export async function openTestStore(policy: Policy): Promise<{ store: Store; db: Db }> {
  const db = await openTestDatabase();
  return { store: await makeStore(db, policy), db };
}
