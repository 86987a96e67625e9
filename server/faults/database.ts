import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../store/database/database.ts';

/** Runs one statement over a connection of its own, beside the server. `url` as `openDatabase` takes it. */
export async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const db = await openDatabase(url);
  try {
    const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db);
    return rows;
  } finally {
    await db.destroy();
  }
}

/** The result of `select count(*) from …`. */
export async function countOf(url: string, from: string): Promise<number> {
  const [row] = await rowsOf(url, `select count(*) as number from ${from}`);
  return Number(row?.number ?? 0);
}

/** Makes every queued email due now and ends its lease, as if the waits for the next attempts had passed. */
export const hurryEmails = (url: string): Promise<unknown> =>
  rowsOf(url, `update outbox set due_at = 0, lease_until = 0 where state = 'queued'`);

/**
 * Waits until no email is queued any more, at most `limit` milliseconds. `hurry` makes delayed emails due meanwhile,
 * but not more often than sending one takes, because it also ends the lease of an email that is being sent.
 */
export async function outboxEmpty(url: string, limit: number, hurry = false): Promise<void> {
  const end = performance.now() + limit;
  while (performance.now() < end && (await countOf(url, `outbox where state = 'queued'`)) > 0) {
    await sleep(hurry ? 1000 : 200);
    if (hurry) await hurryEmails(url);
  }
}
