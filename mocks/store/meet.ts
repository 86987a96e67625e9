import { sql } from 'kysely';
import type { Db } from '../../server/store/database/database.ts';

/** How many transactions of this database wait for a lock. Autovacuum, which waits for tables, does not count. */
async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and backend_type = 'client backend'`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

/**
 * Makes transactions meet on PostgreSQL: starts the calls one after the other while `hold` locks what they need, each as
 * soon as the one before waits or has ended. Returns their answers, or the messages of their errors.
 */
export async function meet(
  db: Db,
  hold: (trx: Db) => Promise<unknown>,
  ...calls: readonly (() => Promise<unknown>)[]
): Promise<unknown[]> {
  const answers: Promise<unknown>[] = [];
  let running = 0;
  await db.transaction().execute(async (trx) => {
    await hold(trx);
    for (const call of calls) {
      running += 1;
      answers.push(
        call()
          .catch((error: Error) => error.message)
          .finally(() => (running -= 1)),
      );
      while ((await waiting(db)) < running);
    }
  });
  return Promise.all(answers);
}
