import { sql } from 'kysely';
import type { Settings } from '../../server/common/settings.ts';
import type { Store } from '../../server/store/store.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import type { Db } from '../../server/store/database/database.ts';
import { makeStore } from '../../server/store/store.ts';

/** Address of the PostgreSQL that tests use; null if they run on SQLite in memory. */
export const testPostgres = process.env.TEST_DATABASE_URL ?? null;

const worker = `test_${process.env.JEST_WORKER_ID ?? '0'}`;

async function makeWorkerDatabase(url: string): Promise<string> {
  const db = await openDatabase(url);
  await sql`create database ${sql.id(worker)}`.execute(db).catch((error: { code?: string }) => {
    const existsAlready = '42P04';
    if (error.code !== existsAlready) throw error;
  });
  await db.destroy();
  const workerUrl = new URL(url);
  workerUrl.pathname = worker;
  return workerUrl.href;
}

let workerDatabase: Promise<string> | undefined;
let opened = 0;

/** Each Jest worker has a database of its own and each store a schema in it, so that tests never share data. */
async function emptySchemaOf(url: string): Promise<{ databaseUrl: string; schema: string }> {
  workerDatabase ??= makeWorkerDatabase(url);
  const databaseUrl = await workerDatabase;
  opened += 1;
  const schema = `test_${opened}`;
  const db = await openDatabase(databaseUrl);
  await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
  await sql`create schema ${sql.id(schema)}`.execute(db);
  await db.destroy();
  return { databaseUrl, schema };
}

type TestDatabase = { db: Db; schema: string | undefined; databaseUrl: string | undefined };

/** An empty database, without a table in it. */
export async function openTestDatabase(url: string | null = testPostgres): Promise<TestDatabase> {
  const target = url === null ? undefined : await emptySchemaOf(url);
  const db = await openDatabase(target?.databaseUrl ?? ':memory:', target?.schema);
  return { db, schema: target?.schema, databaseUrl: target?.databaseUrl };
}

/** An empty, migrated store and the database beneath it. */
export async function openTestStore(
  settings: Settings,
  url: string | null = testPostgres,
): Promise<TestDatabase & { store: Store }> {
  const database = await openTestDatabase(url);
  return { ...database, store: await makeStore(database.db, settings, database.schema) };
}
