import { join } from 'node:path';
import { applicationKinds, applications, fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Application } from '../../../contract/applications/application.ts';
import type { AccountSubmission } from '../../store/administration/submissions.ts';
import { readReference, referenceOf } from '../../store/reference.ts';
import { isoOf, timeOptionOf } from '../command.ts';
import { UsageError } from '../commandErrors.ts';
import type { Command, CommandContext } from '../command.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import type { AdminDatabase } from '../database.ts';
import { makePrivateFolder, writeWhole } from '../privateFiles.ts';
import { noteUnsaved, saveFile } from '../saveFile.ts';
import type { SavedFiles } from '../saveFile.ts';
import { findSubmission } from '../findSubmission.ts';
import { answersOf, fileNameOf, submissionRecordOf } from '../submissionRecord.ts';
import { counted } from '../counted.ts';

/** Which submissions to export: those of a period, or one by its id. */
type Choice = { since?: number; until?: number; id?: string };

function kindsOf(text: string): readonly ApplicationKind[] {
  if (text === 'all') return applicationKinds;
  const kind = applicationKinds.find((name) => name === text);
  if (!kind)
    throw new UsageError(
      `There is no submission or kind “${text}”: give a reference, ${applicationKinds.join(', ')} or all.`,
    );
  return [kind];
}

/** A cell for the time zone, for kinds that ask for a meeting: its day and hour are by the sender's clock. */
const zoneCells = (kind: ApplicationKind, cell: string): string[] => {
  const { appointment }: Application = applications[kind];
  return appointment ? [cell] : [];
};

export const headerOf = (kind: ApplicationKind): string[] => [
  'id',
  'reference',
  'created',
  'account',
  ...zoneCells(kind, 'timeZone'),
  ...fieldsOf(kind).map(({ name }) => name),
];

function rowOf(submission: AccountSubmission): string[] {
  const answers = answersOf(submission);
  const file = submission.file_ref === null ? '' : fileNameOf(submission);
  return [
    submission.id,
    referenceOf(submission),
    isoOf(submission.created_at),
    submission.account,
    ...zoneCells(submission.kind, submission.time_zone ?? ''),
    ...fieldsOf(submission.kind).map(({ name, control }) =>
      control === 'file' ? file : (answers[name] ?? ''),
    ),
  ];
}

const jsonLine = (submission: AccountSubmission): string =>
  `${JSON.stringify(submissionRecordOf(submission))}\n`;

async function toStdout(
  { write, json }: CommandContext,
  database: AdminDatabase,
  kinds: readonly ApplicationKind[],
  choice: Choice,
) {
  if (!json && kinds[0]) await write(csvLine(headerOf(kinds[0])));
  for await (const submission of database.submissions({ kinds, ...choice }))
    await write(json ? jsonLine(submission) : csvLine(rowOf(submission)));
}

/** Exports one kind. Returns the exit code. */
async function toFolder(
  context: CommandContext,
  database: AdminDatabase,
  kind: ApplicationKind,
  choice: Choice,
  folder: string,
): Promise<number> {
  const saved: SavedFiles = { files: 0, unsaved: [] };
  let submissions = 0;
  async function* lines() {
    if (!context.json) yield byteOrderMark + csvLine(headerOf(kind));
    for await (const submission of database.submissions({ kinds: [kind], ...choice })) {
      await saveFile(database, submission, folder, saved);
      submissions += 1;
      yield context.json ? jsonLine(submission) : csvLine(rowOf(submission));
    }
  }
  // A single submission must not overwrite the file of a whole export.
  const name = choice.id === undefined ? kind : `${kind}-${choice.id}`;
  const target = join(folder, `${name}.${context.json ? 'jsonl' : 'csv'}`);
  await writeWhole(target, lines());
  await context.report(
    `${target}: ${counted(submissions, 'submissions')}, ${counted(saved.files, 'files')}`,
    { kind, file: target, submissions, ...saved },
  );
  return noteUnsaved(context, saved);
}

export const exportCommand: Command = {
  summary: 'Export submissions of one kind, of all kinds, or a single one as CSV, with their résumés',
  usage: '<kind|all|reference> [--since DATE] [--until DATE] [--to FOLDER]',
  details: [
    `Kinds: ${applicationKinds.join(', ')}.`,
    'With --to, each kind is written to FOLDER/<kind>.csv and each résumé to FOLDER/<kind>-<id>.pdf. Files of the',
    'same name are overwritten. A résumé that the database lacks, as a whole or in part, is named and keeps nothing',
    'else from being exported; the exit code is 1 then. Without --to, the CSV of one kind is written to standard',
    'output, without résumés.',
    'A reference such as KW-7F3X-24 exports that single submission, with --to into FOLDER/<kind>-<id>.csv.',
    'In CSV, an apostrophe precedes what a spreadsheet could read as a formula. --json writes JSON lines instead,',
    'without such apostrophes.',
  ].join('\n'),
  args: { min: 1, max: 1 },
  options: {
    since: { type: 'string', value: 'DATE', description: 'submitted on or after this day or time (UTC)' },
    until: { type: 'string', value: 'DATE', description: 'submitted before this day or time (UTC)' },
    to: {
      type: 'string',
      value: 'FOLDER',
      description: 'folder to write to; created if missing, readable by this user only',
    },
  },
  async run(context) {
    const [wanted = ''] = context.args;
    const one = readReference(wanted) ? await findSubmission(await context.database(), wanted) : undefined;
    const kinds = one ? [one.kind] : kindsOf(wanted);
    const choice = {
      id: one?.id,
      since: timeOptionOf('since', context.text('since')),
      until: timeOptionOf('until', context.text('until')),
    };
    const folder = context.text('to');
    if (!folder && kinds.length > 1 && !context.json)
      throw new UsageError('The kinds have different columns: give --to FOLDER, or --json.');
    const database = await context.database();
    if (!folder) return toStdout(context, database, kinds, choice);
    await makePrivateFolder(folder);
    let code = 0;
    for (const kind of kinds) code = Math.max(code, await toFolder(context, database, kind, choice, folder));
    return code;
  },
};
