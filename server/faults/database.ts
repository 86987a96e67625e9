import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../store/database/database.ts';

/** One statement over a connection of its own, beside the server. `url` as `openDatabase` takes it. */
export async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const db = await openDatabase(url);
  try {
    const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db);
    return rows;
  } finally {
    await db.destroy();
  }
}

/** The number a `select count(*)` gives. */
export async function countOf(url: string, from: string): Promise<number> {
  const [row] = await rowsOf(url, `select count(*) as number from ${from}`);
  return Number(row?.number ?? 0);
}

/** Makes every queued email due now: an hour of a relay's trouble in a moment. */
export const hurryEmails = (url: string): Promise<unknown> =>
  rowsOf(url, `update outbox set due_at = 0, lease_until = 0 where state = 'queued'`);

/**
 * Waits until no email is queued any more, at most so many milliseconds. `hurry` makes those due that are put off
 * meanwhile, and no oftener than a sending takes: it ends the lease of whoever is sending one, too.
 */
export async function outboxEmpty(url: string, limit: number, hurry = false): Promise<void> {
  const end = performance.now() + limit;
  while (performance.now() < end && (await countOf(url, `outbox where state = 'queued'`)) > 0) {
    await sleep(hurry ? 1000 : 200);
    if (hurry) await hurryEmails(url);
  }
}
