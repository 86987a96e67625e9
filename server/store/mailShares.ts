import { shareOf } from '../common/settings.ts';
import type { Settings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import type { EmailTemplate } from './database/tables.ts';
import { storedRef } from './outboxEmail.ts';
import type { CodeRef } from './outboxEmail.ts';
import { dayLength, isPossible } from './times.ts';

/**
 * The number of emails of these templates that were sent in the last 24 hours. Filters by `sent_at` alone, which is
 * null for an email that was not sent: with a condition on `state` as well SQLite would read every email that was ever
 * sent.
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

/** The number of queued emails of these templates that were created within the last `life` milliseconds. */
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

/** Whether the day's share holds back every email with this code, so that nobody can have read it. */
export async function isHeldBack(trx: Db, code: CodeRef): Promise<boolean> {
  const emails = await trx
    .selectFrom('outbox')
    .select(['state', 'held_back'])
    .where('ref', '=', storedRef(code))
    .execute();
  return emails.some(({ held_back }) => held_back === 1) && emails.every(({ state }) => state !== 'sent');
}

/**
 * Whether sign-up codes have used up their share of the day's emails. Emails that are dropped or dead reached nobody
 * and are not counted. There is no such check for reset codes, whose share is checked at sending time alone
 * (server/email/outbox.ts): only addresses with an account are sent one, so a request whose answer depended on emails
 * that wait or were sent would reveal which addresses have an account.
 */
export async function isSignUpShareSpent(trx: Db, settings: Settings, now: number): Promise<boolean> {
  const templates = ['sign-up-code', 'already-registered'] as const;
  // The queued ones first: an email that is sent between the two queries is then counted twice instead of not at all.
  const waiting = await countWaiting(trx, templates, settings.code.lifetime, now);
  return waiting + (await countSent(trx, templates, now)) >= shareOf(settings, 'signUp');
}
