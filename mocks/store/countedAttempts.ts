import { subjectOf } from '../../server/api/accounts/emailAddress.ts';
import { makeSecrets } from '../../server/security/secrets.ts';
import type { AdminHome } from '../admin/adminFixtures.ts';
import { codeRequest, email, now } from './storeFixtures.ts';

/** An address without an account, whose attempts are counted, too. */
export const otherEmail = 'other@example.org';

/** Counts seven failed logins of `email`, the last two of them while it is blocked, and one of `otherEmail`. */
export async function failLogIns({ secret, store }: AdminHome): Promise<void> {
  const secrets = makeSecrets(secret);
  for (let count = 0; count < 7; count += 1)
    await store.registerLogInAttempt({ subject: subjectOf(secrets, email), caller: 'one' }, now);
  await store.registerLogInAttempt({ subject: subjectOf(secrets, otherEmail), caller: 'another' }, now);
}

/** Requests a code for `email`, which is counted. */
export const askForCode = ({ secret, store }: AdminHome) =>
  store.requestCode({
    ...codeRequest('n1'),
    attempt: { subject: subjectOf(makeSecrets(secret), email), caller: 'one' },
  });

/** The subjects whose attempts are counted. */
export const countedSubjects = ({ db }: AdminHome) =>
  db.selectFrom('throttle').select('subject').distinct().execute();
