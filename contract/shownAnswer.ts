import { dayIn } from './times/dates.ts';
import type { Field } from './fields.ts';

/** ‘11 January 2027’ for the answer ‘2027-01-11’; an answer that is no date stays as it is. */
function formatWrittenDate(answer: string): string {
  const moment = Date.parse(`${answer}T00:00Z`);
  return Number.isNaN(moment) ? answer : dayIn(moment, 'UTC');
}

/** An answer formatted for people, in receipts and emails alike; an empty string for a field left empty. */
export function shownAnswerOf(
  { name, control, options, suffix }: Field,
  values: Readonly<Record<string, string>>,
): string {
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
