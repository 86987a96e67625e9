import { fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { isShown, jsonOf } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { shownAnswerOf } from '../../../contract/shownAnswer.ts';
import { sizeOf } from '../../../contract/files/sizeOf.ts';
import { applicationCopy } from '../../content/applications/applications.ts';

type ReviewRow = { field: Field; answer: string };

type ReviewSection = {
  key: string;
  title: string;
  rows: readonly ReviewRow[];
  /** Optional fields without an answer. */
  empty: readonly Field[];
};

/** All answers that are about to be sent, by section, in the same words as on the receipt. */
export function reviewOf(kind: ApplicationKind, values: FieldValues): ReviewSection[] {
  const fields = fieldsOf(kind);
  const texts = jsonOf(fields, values);
  const asked = fields
    .filter((field) => isShown(field, values))
    .map((field) => {
      const value = values[field.name];
      const answer =
        value instanceof File ? `${value.name}, ${sizeOf(value.size)}` : shownAnswerOf(field, texts);
      return { field, answer };
    });
  return applicationCopy[kind].sections.map(({ key, title }) => {
    const rows = asked.filter(({ field }) => field.section === key);
    return {
      key,
      title,
      rows: rows.filter(({ answer }) => answer !== ''),
      empty: rows.filter(({ answer }) => answer === '').map(({ field }) => field),
    };
  });
}
