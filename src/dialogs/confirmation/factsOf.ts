import { fieldsOf } from '../../../contract/applications.ts';
import { dayIn, timeIn } from '../../../contract/times/dates.ts';
import { receiptCopy, subjects } from '../../content/applications/receipt.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { formNameOf } from '../../content/applications/formNameOf.ts';

export type Fact = { label: string; value: string; note?: string; code?: true };

/** The facts that say which submission a result is about. */
export function factsOf({ kind, values, file, sentAt, reference }: StoredSubmission): Fact[] {
  const fields = fieldsOf(kind);
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const subject = subjects[kind];
  const about = subject === undefined ? undefined : values[subject];
  return [
    subject !== undefined && about
      ? { label: labelOf(subject), value: about }
      : { label: receiptCopy.form, value: formNameOf(kind) },
    ...(file
      ? [
          {
            label: labelOf(file.field),
            value: file.name,
            ...(file.reference === null ? { note: receiptCopy.notStored } : {}),
          },
        ]
      : []),
    { label: receiptCopy.sent, value: `${dayIn(sentAt)}, ${timeIn(sentAt)}` },
    ...(reference === null ? [] : [{ label: receiptCopy.reference, value: reference, code: true as const }]),
  ];
}
