import { referenceOf } from '../store/reference.ts';
import { fieldsOf } from '../../contract/applications.ts';
import type { AccountSubmission, EmailDetails } from '../store/administration/submissions.ts';
import { isoOf } from './command.ts';
import type { CommandContext } from './command.ts';

/**
 * The file name under which a submission's file is exported. The kind comes first, because an id may begin with a dash.
 */
export const fileNameOf = ({ kind, id }: Pick<AccountSubmission, 'kind' | 'id'>): string =>
  `${kind}-${id}.pdf`;

export const answersOf = ({ payload }: Pick<AccountSubmission, 'payload'>): Record<string, string> =>
  JSON.parse(payload) as Record<string, string>;

/** A submission as JSON, with its answers by field name in the order of the form. */
export function submissionRecordOf(submission: AccountSubmission) {
  const answers = answersOf(submission);
  return {
    id: submission.id,
    reference: referenceOf(submission),
    kind: submission.kind,
    created: isoOf(submission.created_at),
    account: submission.account,
    timeZone: submission.time_zone,
    answers: Object.fromEntries(
      fieldsOf(submission.kind)
        .filter(({ control }) => control !== 'file')
        .map(({ name }) => [name, answers[name] ?? '']),
    ),
    file: submission.file_ref === null ? null : fileNameOf(submission),
  };
}

/** An email of the outbox as JSON. An earlier release may have stored a reply of the relay that repeats its password. */
export function emailRecordOf(email: EmailDetails, { redact }: Pick<CommandContext, 'redact'>) {
  return {
    id: email.id,
    template: email.template,
    recipient: email.recipient,
    state: email.state,
    attempts: email.attempts,
    perhapsDelivered: email.unanswered,
    created: isoOf(email.created_at),
    nextTry: email.state === 'queued' ? isoOf(email.due_at) : null,
    lastError: email.last_error === null ? null : redact(email.last_error),
  };
}
