import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** The account of an address, or all accounts. */
export type Whose = { email: string } | 'all';

// Seconds since then fit into the 32 bits of the column until 2094.
const begin = Date.UTC(2026, 0);

/**
 * A version of access tokens above every one that was issued before, as SQL over the table of accounts. Time counts faster
 * than anybody's resets do, which a database that comes out of a backup does not know of.
 */
const laterEpoch = (now: number): string => {
  const seconds = Math.floor((now - begin) / 1000);
  return `case when epoch < ${seconds} then ${seconds} else epoch + 1 end`;
};

/** Takes back what lets a browser set a new password. The number of accounts of which it was one. */
export async function endResets(trx: Db, whose: Whose): Promise<number> {
  const resets = trx.deleteFrom('reset_grant');
  const ended = await (whose === 'all' ? resets : resets.where('email', '=', whose.email)).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Makes all access tokens void, and with them what a stranger in the mailbox could come back by. The number of accounts. */
export async function endLogIns(trx: Db, whose: Whose, now: number): Promise<number> {
  const codes = trx.deleteFrom('challenge').where('purpose', '=', 'reset');
  await (whose === 'all' ? codes : codes.where('email', '=', whose.email)).execute();
  await endResets(trx, whose);
  const raised = trx
    .updateTable('account')
    .set({ epoch: sql<number>`${sql.raw(laterEpoch(now))}`, updated_at: now });
  const changed = await (
    whose === 'all' ? raised : raised.where('email', '=', whose.email)
  ).executeTakeFirst();
  return Number(changed.numUpdatedRows);
}
