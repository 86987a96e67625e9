import { shareOf } from '../settings.ts';
import type { Settings } from '../settings.ts';
import type { Db } from './database/database.ts';
import type { CodePurpose, EmailTemplate } from './database/tables.ts';
import { storedRef } from './outboxEmail.ts';
import type { CodeRef } from './outboxEmail.ts';
import { dayLength, isPossible } from './times.ts';

/** No email waits longer for the relay (server/email/outbox.ts gives up before); it lets the count use an index. */
const longestLife = 3 * dayLength;

/**
 * How many emails of these templates count today: those that left in the last 24 hours, and those that wait and were
 * written within `life`. What was dropped or died reached nobody and counts for nothing.
 */
export async function countEmails(
  trx: Db,
  templates: readonly EmailTemplate[],
  { states, life, now }: { states: readonly ('sent' | 'queued')[]; life: number; now: number },
): Promise<number> {
  const { emails } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('emails'))
    .where('template', 'in', templates)
    .where('state', 'in', states)
    .where('created_at', '>', now - longestLife)
    .where((row) =>
      row.or([
        row('sent_at', '>', now - dayLength).and(isPossible('sent_at', now)),
        row('state', '=', 'queued')
          .and('created_at', '>', now - life)
          .and(isPossible('created_at', now)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return emails;
}

/** What is recorded of a code's email that finds the share of its kind spent when it is about to leave. */
export const heldBack = 'The share of such emails is spent.';

/** Whether the day's share holds back every email with this code: nobody can have read it. */
export async function isHeldBack(trx: Db, code: CodeRef): Promise<boolean> {
  const emails = await trx
    .selectFrom('outbox')
    .select(['state', 'last_error'])
    .where('ref', '=', storedRef(code))
    .execute();
  return (
    emails.some(({ last_error }) => last_error === heldBack) && emails.every(({ state }) => state !== 'sent')
  );
}

/** Whether all codes of one purpose have had their share of the day's e-mails. */
export async function isShareSpent(
  trx: Db,
  settings: Settings,
  { purpose, now }: { purpose: CodePurpose; now: number },
): Promise<boolean> {
  const count = { life: settings.code.lifetime, now };
  if (purpose === 'sign-up') {
    const templates = ['sign-up-code', 'already-registered'] as const;
    const used = await countEmails(trx, templates, { ...count, states: ['sent', 'queued'] });
    return used >= shareOf(settings, 'signUp');
  }
  // What left is not counted here but when an email leaves (server/email/outbox.ts): only addresses with an account
  // are sent one, so an answer that depends on it would tell them apart.
  const waiting = await countEmails(trx, ['reset-code'], { ...count, states: ['queued'] });
  return waiting >= shareOf(settings, 'reset');
}
