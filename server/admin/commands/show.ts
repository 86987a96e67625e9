import { fieldsOf } from '../../../contract/applications.ts';
import { CommandError } from '../commandErrors.ts';
import { counted } from '../counted.ts';
import type { Command, CommandContext } from '../command.ts';
import type { AdminDatabase } from '../database.ts';
import { subjectsOf, typedEmailOf } from '../people.ts';
import { findSubmission } from '../findSubmission.ts';
import { emailRecordOf, submissionRecordOf } from '../submissionRecord.ts';
import { personRecordOf } from '../personRecord.ts';

async function showSubmission(context: CommandContext, database: AdminDatabase, reference: string) {
  const submission = await findSubmission(database, reference);
  const record = submissionRecordOf(submission);
  const stored = await database.emailsOfSubmission(submission.id);
  const emails = stored.map((email) => emailRecordOf(email, context));
  const file = submission.file_ref === null ? null : await database.fileDetails(submission.file_ref);
  const facts = {
    ...record,
    file: file ? { name: file.shown_name, size: file.size, sha256: file.sha256 } : null,
    emails,
  };
  const lines = [
    `${submission.kind} ${submission.id} (${record.reference})`,
    `created: ${record.created}`,
    `account: ${submission.account}`,
    ...(record.timeZone === null ? [] : [`sender’s time zone: ${record.timeZone}`]),
    '',
    ...fieldsOf(submission.kind).flatMap(({ name, label }) => {
      const answer = record.answers[name];
      return answer ? [`${label}: ${answer.split('\n').join('\n    ')}`] : [];
    }),
    ...(file ? [`File: ${file.shown_name}, ${file.size} bytes`] : []),
    '',
    ...emails.map(
      ({ id, template, recipient, state, attempts, lastError }) =>
        `email ${id}: ${template} to ${recipient}, ${state}, ${counted(attempts, 'attempts')}${lastError ? `, ${lastError}` : ''}`,
    ),
  ];
  await context.report(lines.join('\n'), facts);
}

async function showPerson(context: CommandContext, database: AdminDatabase, email: string) {
  const person = await database.personByEmail(email, subjectsOf(context, email));
  const { account, submissions, files, emails, codes, waits } = personRecordOf(person, context);
  if (!account) throw new CommandError(`There is no account of ${email}.`);
  const facts = {
    account,
    submissions: submissions.map(({ id, reference, kind, created }) => ({ id, reference, kind, created })),
    files: files.length,
    emails: emails.length,
    codes,
    waits,
  };
  const lines = [
    ...Object.entries(account).map(([name, value]) => `${name}: ${value.split('\n').join('\n    ')}`),
    `submissions: ${submissions.length}, files: ${files.length}, emails: ${emails.length}`,
    ...submissions.map(({ id, reference, kind, created }) => `    ${created} ${kind} ${id} (${reference})`),
    ...codes.map(
      ({ purpose, state, attempts, expires }) =>
        `code for ${purpose}: ${state}, ${counted(attempts, 'attempts')}, expires ${expires}`,
    ),
    ...waits.map((wait) =>
      'lastLogin' in wait
        ? `${wait.kind}: last login ${wait.lastLogin}`
        : `${wait.kind}: ${wait.count}, ${wait.until ? `blocked until ${wait.until}` : 'not blocked'}`,
    ),
  ];
  await context.report(lines.join('\n'), facts);
}

export const show: Command = {
  summary: 'Show one submission with the states of its emails, or one account',
  usage: '<id|reference|email>',
  details: [
    'Finds a submission by the reference in its receipt and emails, such as KW-7F3X-24 (in any case, with or without the',
    'prefix before the first dash), by the beginning of its id, or by the reference of its file. For an account it prints',
    'the profile, submissions, requested codes and counters of failed logins. Times are UTC.',
  ].join('\n'),
  args: { min: 1, max: 1 },
  options: {},
  async run(context) {
    const [wanted = ''] = context.args;
    const database = await context.database();
    return wanted.includes('@')
      ? showPerson(context, database, typedEmailOf(wanted))
      : showSubmission(context, database, wanted);
  },
};
