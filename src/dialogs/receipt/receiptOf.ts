import { applications, fieldsOf } from '../../../contract/applications.ts';
import { isRunningText, isShown } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { appointmentOf } from '../../../contract/times/appointments.ts';
import type { Application } from '../../../contract/applications/application.ts';
import { dayIn, isoDayOf, timeIn, weekdayIn } from '../../../contract/times/dates.ts';
import { shownAnswerOf } from '../../../contract/shownAnswer.ts';
import { sizeOf } from '../../../contract/files/sizeOf.ts';
import { momentIn, momentOf, zoneNameAt } from '../../../contract/times/timeZones.ts';
import { applicationCopy } from '../../content/applications/applications.ts';
import { formNameOf } from '../../content/applications/formNameOf.ts';
import { nextStepsOf } from '../../content/applications/nextSteps.ts';
import type { NextStep } from '../../content/applications/nextSteps.ts';
import { receiptCopy } from '../../content/applications/receipt.ts';
import { company } from '../../content/company.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';

export type ReceiptRow = {
  label: string;
  answer: string;
  /** A smaller line below the answer. */
  note?: string;
  /** `text`: running text, which may break across printed pages; `empty`: no answer. */
  kind?: 'text' | 'empty';
};

/** The content of a receipt, for the screen and for the file. */
export type Receipt = {
  reference: string | null;
  title: string;
  sentences: readonly string[];
  /** What happens after sending, in order. */
  next: readonly NextStep[];
  sections: readonly { title: string; rows: readonly ReceiptRow[] }[];
  foot: string;
  /** The name of the saved file without its ending. */
  fileName: string;
  fileTitle: string;
};

/** The note under the time of a meeting: the visitor's time zone, and the firm's time if that differs. */
function zoneNoteOf({ name }: Field, { kind, values }: StoredSubmission): string | undefined {
  const application: Application = applications[kind];
  const asked = appointmentOf(application, values);
  if (!asked || application.appointment?.fields.at(-1) !== name) return undefined;
  const moment = momentOf(asked, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [here, there] = [momentIn(moment), momentIn(moment, company.timeZone)];
  return here === there ? zoneNameAt(moment) : receiptCopy.firmTime(zoneNameAt(moment), there);
}

function rowOf(field: Field, submission: StoredSubmission): ReceiptRow {
  const { values, file } = submission;
  const { label, name } = field;
  if (file?.field === name)
    return {
      label,
      answer: `${file.name}, ${sizeOf(file.size)}`,
      note: file.reference === null ? receiptCopy.notStored : receiptCopy.stored,
    };
  const note = zoneNoteOf(field, submission);
  return {
    label,
    answer: shownAnswerOf(field, values),
    ...(note === undefined ? {} : { note }),
    ...(isRunningText(field) ? { kind: 'text' } : {}),
  };
}

/** Joins the fields left empty in one row, at the position of the first of them. */
function withEmptyOnesJoined(rows: readonly ReceiptRow[]): ReceiptRow[] {
  const empty = rows.filter(({ answer }) => answer === '');
  const joined: ReceiptRow = {
    label: empty.map(({ label }) => label).join(', '),
    answer: receiptCopy.leftEmpty,
    kind: 'empty',
  };
  return rows.flatMap((row) => (row.answer !== '' ? [row] : row === empty[0] ? [joined] : []));
}

function emailSentencesOf({ kind, mailed }: StoredSubmission): string[] {
  if (mailed) return [receiptCopy.mailed];
  // If failed emails of this form are only logged, the visitor is not told.
  return applications[kind].mailFailure === 'shown' ? [receiptCopy.notMailed(applications[kind].noun)] : [];
}

/** The receipt of a submission: sections and labels as in the form, answers formatted for people. */
export function receiptOf(submission: StoredSubmission, title: string): Receipt {
  const { kind, sentAt, reference, values } = submission;
  const { noun } = applications[kind];
  const asked = fieldsOf(kind).filter((field) => isShown(field, values));
  const form = formNameOf(kind);
  return {
    reference,
    title,
    sentences: [
      receiptCopy.sentence(form, weekdayIn(sentAt), timeIn(sentAt), zoneNameAt(sentAt)),
      ...emailSentencesOf(submission),
    ],
    next: nextStepsOf(kind, { email: values['email'] ?? '', reference }),
    sections: applicationCopy[kind].sections.map((section) => ({
      title: section.title,
      rows: withEmptyOnesJoined(
        asked.filter((field) => field.section === section.key).map((field) => rowOf(field, submission)),
      ),
    })),
    foot: receiptCopy.foot(noun),
    fileName: `${noun.replaceAll(' ', '-')}-${isoDayOf(new Date(sentAt))}`,
    fileTitle: receiptCopy.fileTitle(form, dayIn(sentAt)),
  };
}
