import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';

/** The account of an address, or all accounts. */
export type Whose = { email: string } | 'all';

// Seconds since this moment fit into the 32 bits of the column until 2094.
const begin = Date.UTC(2026, 0);

/**
 * SQL expression for a token version above every one issued so far. A database restored from a backup does not know the
 * versions that were issued after the backup, so the version jumps to the seconds since 2026: nobody resets a password
 * once a second.
 */
const laterEpoch = (now: number): RawBuilder<number> => {
  const seconds = sql.lit(Math.floor((now - begin) / 1000));
  return sql`case when epoch < ${seconds} then ${seconds} else epoch + 1 end`;
};

/** Deletes the reset tokens, which let a browser set a new password. Returns their number. */
export async function endResets(trx: Db, whose: Whose): Promise<number> {
  const resets = trx.deleteFrom('reset_grant');
  const ended = await (whose === 'all' ? resets : resets.where('email', '=', whose.email)).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/**
 * Makes all access tokens void, and deletes the reset codes and reset tokens by which a stranger with access to the
 * mailbox could get back in. Returns the number of accounts.
 */
export async function endLogIns(trx: Db, whose: Whose, now: number): Promise<number> {
  const codes = trx.deleteFrom('challenge').where('purpose', '=', 'reset');
  await (whose === 'all' ? codes : codes.where('email', '=', whose.email)).execute();
  await endResets(trx, whose);
  const raised = trx.updateTable('account').set({ epoch: laterEpoch(now), updated_at: now });
  const changed = await (
    whose === 'all' ? raised : raised.where('email', '=', whose.email)
  ).executeTakeFirst();
  return Number(changed.numUpdatedRows);
}
