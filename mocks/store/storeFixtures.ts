import type { Db } from '../../server/store/database/database.ts';
import type { Tables } from '../../server/store/database/tables.ts';
import type { NewSubmission } from '../../server/store/saveSubmission.ts';

export const now = Date.UTC(2026, 0, 1, 12);
export const email = 'meena@example.org';

export const accountDetails = {
  email,
  name: 'Meena',
  phone_number: '1',
  address: 'Here',
  date_of_birth: '1998-04-12',
  gender: 'Female',
  password: 'hash',
};

export const addAccount = (db: Db, id = 'a1', address = email) =>
  db
    .insertInto('account')
    .values({ ...accountDetails, id, email: address, epoch: 0, created_at: now, updated_at: now })
    .execute();

/** The account of `addAccount`, as a login identifies it. */
export const account = { id: 'a1', tokenVersion: 0 };

/** An attempt to log in. The API passes pseudonyms of the email address and the caller. */
export const attempt = { subject: 'subject', caller: 'caller' };

export const codeRequest = (nonce: string, at = now, address = email) => ({
  email: address,
  attempt: { subject: `subject of ${address}`, caller: `caller of ${address}` },
  purpose: 'sign-up' as const,
  nonce,
  now: at,
  message: { id: `email-${nonce}`, template: 'sign-up-code' as const },
});

/** Sets the result of an email, as after the relay has accepted or refused it. */
export const settleEmail = (
  db: Db,
  id: string,
  result: Partial<Pick<Tables['outbox'], 'state' | 'last_error' | 'held_back'>>,
) => db.updateTable('outbox').set(result).where('id', '=', id).execute();

export const newSubmission = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  id: 's1',
  accountId: 'a1',
  kind: 'job',
  dedupe: 'same',
  mailKey: 'key',
  payload: '{}',
  emails: [
    { id: `${changes.id ?? 's1'}-1`, template: 'submission-staff', recipient: 'staff@example.org' },
    { id: `${changes.id ?? 's1'}-2`, template: 'submission-applicant', recipient: email },
  ],
  now,
  ...changes,
});
