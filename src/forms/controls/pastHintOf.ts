import type { Field, FieldValue } from '../../../contract/fields.ts';
import { today } from '../../../contract/rules.ts';
import { submissionCopy } from '../../content/applications/applications.ts';

/** A remark on a day that is over; it blocks nothing (specification VAL-28). A birth date is always over. */
export function pastHintOf({ control, range }: Field, value: FieldValue): string | undefined {
  const isDay = control === 'date' || control === 'datetime-local';
  if (!isDay || range === 'birth' || typeof value !== 'string' || value === '') return undefined;
  // Native controls pass through years such as 0002 while one is typed.
  const day = value.slice(0, 10);
  return day >= '1000' && day < today() ? submissionCopy.past : undefined;
}
