import type { PersonDetails } from '../store/administration/people.ts';
import { isoOf } from './command.ts';
import { emailRecordOf, fileNameOf, submissionRecordOf } from './submissionRecord.ts';

type Wait = PersonDetails['waits'][number];

/** A counter. A network's own failures have the time of the last one, all others that of the first one counted. */
function waitRecordOf({ kind, failures, failed_at: at, blocked_until: end }: Wait, now: number) {
  if (kind === 'known network') return { kind, lastLogin: isoOf(at) };
  const time = kind === 'failed logins of one network' ? { last: isoOf(at) } : { since: isoOf(at) };
  return { kind, count: failures, ...time, until: end > now ? isoOf(end) : null };
}

/** Everything about a person as JSON, times as ISO 8601. */
export function personRecordOf(person: PersonDetails, now: number) {
  const { account, submissions } = person;
  const email = account?.email ?? '';
  return {
    account: account && {
      id: account.id,
      email: account.email,
      name: account.name,
      phone_number: account.phone_number,
      address: account.address,
      date_of_birth: account.date_of_birth,
      gender: account.gender,
      created: isoOf(account.created_at),
      changed: isoOf(account.updated_at),
    },
    submissions: submissions.map((submission) => submissionRecordOf({ ...submission, account: email })),
    files: person.files.map(({ ref, size, shown_name: name, sha256 }) => {
      const owner = submissions.find(({ file_ref: fileRef }) => fileRef === ref);
      return { name, size, sha256, file: owner ? fileNameOf(owner) : null };
    }),
    emails: person.emails.map(emailRecordOf),
    codes: person.codes.map(({ purpose, state, attempts, sends, ...times }) => ({
      purpose,
      state,
      attempts,
      sends,
      sent: isoOf(times.sent_at),
      expires: isoOf(times.expires_at),
    })),
    waits: person.waits.map((wait) => waitRecordOf(wait, now)),
  };
}
