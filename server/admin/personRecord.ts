import type { PersonDetails } from '../store/administration/people.ts';
import { isoOf } from './command.ts';
import type { CommandContext } from './command.ts';
import { emailRecordOf, fileNameOf, submissionRecordOf } from './submissionRecord.ts';

type PersonAccount = NonNullable<PersonDetails['account']>;
type Wait = PersonDetails['waits'][number];

/** A network's own failures have the time of the last one, other counters of this release that of the first one. */
function counterTimeOf(kind: Wait['kind'], at: string) {
  if (kind === 'failed logins of one network') return { last: at };
  return kind === 'counter of another release' ? { time: at } : { since: at };
}

function waitRecordOf({ kind, failures, failed_at: at, blocked_until: end }: Wait, now: number) {
  if (kind === 'known network') return { kind, lastLogin: isoOf(at) };
  return {
    kind,
    count: failures,
    ...counterTimeOf(kind, isoOf(at)),
    until: end > now ? isoOf(end) : null,
  };
}

/** All columns of an account but the token version, so that a new one is in what a person gets. */
function accountRecordOf({ epoch: _epoch, created_at, updated_at, ...details }: PersonAccount) {
  return { ...details, created: isoOf(created_at), changed: isoOf(updated_at) };
}

/** Everything about a person as JSON, times as ISO 8601. */
export function personRecordOf(person: PersonDetails, context: Pick<CommandContext, 'now' | 'redact'>) {
  const { account, submissions } = person;
  const email = account?.email ?? '';
  return {
    account: account && accountRecordOf(account),
    submissions: submissions.map((submission) => submissionRecordOf({ ...submission, account: email })),
    files: person.files.map(({ ref, size, shown_name: name, sha256 }) => {
      const owner = submissions.find(({ file_ref: fileRef }) => fileRef === ref);
      return { name, size, sha256, file: owner ? fileNameOf(owner) : null };
    }),
    emails: person.emails.map((stored) => emailRecordOf(stored, context)),
    codes: person.codes.map(({ purpose, state, attempts, sends, ...times }) => ({
      purpose,
      state,
      attempts,
      sends,
      sent: isoOf(times.sent_at),
      expires: isoOf(times.expires_at),
    })),
    waits: person.waits.map((wait) => waitRecordOf(wait, context.now)),
  };
}
