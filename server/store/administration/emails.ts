import type { Db } from '../database/database.ts';
import type { EmailState } from '../database/tables.ts';
import { untried } from '../outbox.ts';
import { operatorTransaction } from './operatorTransaction.ts';
import { emailDetailColumns } from './submissions.ts';
import type { EmailDetails } from './submissions.ts';

type Which = { id: string } | { deadSince: number };

export type EmailAdministration = {
  /** Newest first. */
  emails(query: { state?: EmailState; limit: number }): Promise<EmailDetails[]>;
  emailById(id: string): Promise<EmailDetails | undefined>;
  /**
   * Makes emails due now and resets the counts of their attempts: the dead ones created since a moment, or the one with this id if it
   * is dead or queued. Returns the number of emails.
   */
  sendAgain(which: Which, now: number): Promise<number>;
};

async function makeDue(trx: Db, which: Which, now: number): Promise<number> {
  const due = trx.updateTable('outbox').set({ ...untried, due_at: now });
  const changed = await (
    'deadSince' in which
      ? due.where('state', '=', 'dead').where('created_at', '>=', which.deadSince)
      : // An email that is being sent at this moment is left to its sender.
        due
          .where('id', '=', which.id)
          .where('state', 'in', ['dead', 'queued'])
          .where('lease_until', '<=', now)
  ).executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

export function makeEmailAdministration(db: Db): EmailAdministration {
  return {
    emails({ state, limit }) {
      const newest = db
        .selectFrom('outbox')
        .select(emailDetailColumns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit);
      return (state ? newest.where('state', '=', state) : newest).execute();
    },

    emailById: (id) =>
      db.selectFrom('outbox').select(emailDetailColumns).where('id', '=', id).executeTakeFirst(),

    sendAgain: (which, now) => operatorTransaction(db, (trx) => makeDue(trx, which, now)),
  };
}
