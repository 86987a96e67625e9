import { shareOf } from '../settings.ts';
import type { Settings } from '../settings.ts';
import type { Db } from './database/database.ts';
import type { CodePurpose, EmailTemplate } from './database/tables.ts';
import { storedRef } from './outboxEmail.ts';
import type { CodeRef } from './outboxEmail.ts';
import { dayLength, isPossible } from './times.ts';

/**
 * Emails of these templates that left in the last 24 hours. By that time alone, which what did not leave has none of: a
 * state as well would have SQLite read every email that ever left.
 */
export async function countSent(trx: Db, templates: readonly EmailTemplate[], now: number): Promise<number> {
  const { emails } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('emails'))
    .where('template', 'in', templates)
    .where('sent_at', '>', now - dayLength)
    .where(isPossible('sent_at', now))
    .executeTakeFirstOrThrow();
  return emails;
}

/** Emails of these templates that wait and were written within `life` milliseconds. */
async function countWaiting(
  trx: Db,
  templates: readonly EmailTemplate[],
  life: number,
  now: number,
): Promise<number> {
  const { emails } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('emails'))
    .where('template', 'in', templates)
    .where('state', '=', 'queued')
    .where('created_at', '>', now - life)
    .where(isPossible('created_at', now))
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

/**
 * Whether all codes of one purpose have had their share of the day's e-mails. What was dropped or died reached nobody and
 * counts for nothing.
 */
export async function isShareSpent(
  trx: Db,
  settings: Settings,
  { purpose, now }: { purpose: CodePurpose; now: number },
): Promise<boolean> {
  const { lifetime } = settings.code;
  if (purpose === 'sign-up') {
    const templates = ['sign-up-code', 'already-registered'] as const;
    // In this order, so that one that leaves meanwhile is counted twice and not left out.
    const waiting = await countWaiting(trx, templates, lifetime, now);
    return waiting + (await countSent(trx, templates, now)) >= shareOf(settings, 'signUp');
  }
  // What left is not counted here but when an email leaves (server/email/outbox.ts): only addresses with an account
  // are sent one, so an answer that depends on it would tell them apart.
  return (await countWaiting(trx, ['reset-code'], lifetime, now)) >= shareOf(settings, 'reset');
}
