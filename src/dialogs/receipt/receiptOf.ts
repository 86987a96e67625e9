import { applications } from '../../../contract/applications.ts';
import { isShown } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { applicationCopy } from '../../content/applications/applications.ts';
import { receiptCopy as words } from '../../content/applications/receipt.ts';
import { sizeOf } from '../../content/applications/sizeOf.ts';
import { formatTime } from '../../forms/drafts/formatRelativeDate.ts';
import type { SentForm } from '../../state/receiptSlice.ts';
import { formNameOf } from './formNameOf.ts';
import { dayOf, formatDayWithWeekday, formatIsoDay, formatWrittenDate, timeZoneOf } from './formatDate.ts';

export type ReceiptRow = {
  label: string;
  answer: string;
  /** A smaller line below the answer. */
  note?: string;
  /** Running text, which may go on over the end of a printed page; or no answer at all. */
  kind?: 'text' | 'empty';
};

/** Everything a receipt says, for the screen and for the file alike. */
export type Receipt = {
  reference: string | null;
  title: string;
  sentences: readonly string[];
  sections: readonly { title: string; rows: readonly ReceiptRow[] }[];
  foot: string;
  /** The name of the saved file without its ending. */
  fileName: string;
  fileTitle: string;
};

/** An answer as people read it; an empty text for a question left empty. */
function answerOf({ name, control, options, suffix }: Field, values: SentForm['values']): string {
  const value = values[name] ?? '';
  if (value === '') return '';
  if (options) return options.find((option) => option.value === value)?.label ?? value;
  if (control === 'date') return formatWrittenDate(value);
  if (control === 'datetime-local') {
    const [date = '', time = ''] = value.split('T');
    return `${formatWrittenDate(date)}, ${time}`;
  }
  if (suffix) return `${value} ${value === '1' ? suffix.replace(/s$/, '') : suffix}`;
  return value;
}

function rowOf(field: Field, { values, file }: SentForm): ReceiptRow {
  const { label, name, control, rows = 1 } = field;
  if (file?.field === name)
    return {
      label,
      answer: `${file.name}, ${sizeOf(file.size)}`,
      note: file.reference === null ? words.notStored : words.storedAs(file.reference),
    };
  const isText = control === 'multiline' && rows > 1;
  return { label, answer: answerOf(field, values), ...(isText ? { kind: 'text' } : {}) };
}

/** Questions left empty share one row, where the first of them stands. */
function withEmptyOnesJoined(rows: readonly ReceiptRow[]): ReceiptRow[] {
  const empty = rows.filter(({ answer }) => answer === '');
  const joined: ReceiptRow = {
    label: empty.map(({ label }) => label).join(', '),
    answer: words.leftEmpty,
    kind: 'empty',
  };
  return rows.flatMap((row) => (row.answer !== '' ? [row] : row === empty[0] ? [joined] : []));
}

function mailSentencesOf({ kind, mailed }: SentForm): string[] {
  if (mailed) return [words.mailed];
  // Where a failed letter is only logged, nobody is told.
  return applications[kind].mailFailure === 'shown' ? [words.notMailed(applications[kind].noun)] : [];
}

/** Puts what was sent into words: sections and labels as in the form, answers as people read them. */
export function receiptOf(sent: SentForm, title: string): Receipt {
  const { kind, sentAt, reference, values } = sent;
  const { noun } = applications[kind];
  const asked = (applications[kind].fields as readonly Field[]).filter((field) => isShown(field, values));
  const form = formNameOf(kind);
  return {
    reference,
    title,
    sentences: [
      words.sentence(form, formatDayWithWeekday(sentAt), formatTime(sentAt), timeZoneOf(sentAt)),
      ...mailSentencesOf(sent),
    ],
    sections: applicationCopy[kind].sections.map((section) => ({
      title: section.title,
      rows: withEmptyOnesJoined(
        asked.filter((field) => field.section === section.key).map((field) => rowOf(field, sent)),
      ),
    })),
    foot: words.foot(noun),
    fileName: `${noun.replaceAll(' ', '-')}-${formatIsoDay(sentAt)}`,
    fileTitle: words.fileTitle(form, dayOf(sentAt)),
  };
}
