import { isoDayOf, timeIn } from '../../../contract/times/dates.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { submissionCopy } from '../../content/applications/applications.ts';

/** A date more than this many years ahead gets a remark. */
const likelyYears = 2;

/** @param moment YYYY-MM-DD, with or without THH:MM */
function momentHintOf(moment: string): string | undefined {
  // Native controls pass through years such as 0002 and 20261 while one is typed.
  if (!/^[1-9]\d{3}-/.test(moment)) return undefined;
  const now = new Date();
  const day = moment.slice(0, 10);
  if (day < isoDayOf(now)) return submissionCopy.past;
  if (day === isoDayOf(now)) return timeHintOf(moment.slice(11));
  const latest = new Date(now.getFullYear() + likelyYears, now.getMonth(), now.getDate());
  return day > isoDayOf(latest) ? submissionCopy.farAhead : undefined;
}

/** @param time HH:MM of today; empty if it is not known */
const timeHintOf = (time: string): string | undefined =>
  time !== '' && time < timeIn(Date.now()) ? submissionCopy.pastTime : undefined;

/** Whether `hintOf` can return a remark for this field at all. */
export const mayHaveHint = ({ control, range, max, day }: Field): boolean =>
  max !== undefined ||
  day !== undefined ||
  control === 'datetime-local' ||
  (control === 'date' && range !== 'birth');

/**
 * A remark on an unlikely answer: a date in the past or far ahead, or a very large number. It blocks nothing
 * (specification VAL-28). A date of birth is never ahead and gets none.
 */
export function hintOf(field: Field, values: FieldValues): string | undefined {
  const value = values[field.name];
  if (typeof value !== 'string' || value === '' || !mayHaveHint(field)) return undefined;
  const { control, max, suffix = '', day } = field;
  if (max !== undefined)
    return Number.parseFloat(value) > max ? submissionCopy.above(max, suffix) : undefined;
  if (control !== 'time') return momentHintOf(value);
  return day !== undefined && values[day] === isoDayOf() ? timeHintOf(value) : undefined;
}
