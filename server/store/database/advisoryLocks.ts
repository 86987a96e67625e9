import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Tells the advisory locks of this program from those of others in the same database. */
const program = 0x6b_77;

/** What each advisory lock stands for. */
const keys = { operator: 1, signUpShare: 2 } as const;

/** PostgreSQL's code for a lock that was not granted in time. */
export const lockNotGranted = '55P03';

/** Waits for an advisory lock of PostgreSQL, which has nothing to do with rows, and holds it until the transaction ends. */
export async function takeAdvisoryLock(trx: Db, name: keyof typeof keys): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(program)}, ${sql.lit(keys[name])})`.execute(trx);
}
