import { formatTime } from '../../forms/drafts/formatRelativeDate.ts';

const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** ‘20 November 2026’, where the visitor is. */
export const formatDay = (moment: number): string => new Date(moment).toLocaleDateString('en-GB', date);

/** ‘Friday 20 November 2026’, where the visitor is. */
export const formatDayWithWeekday = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-GB', { ...date, weekday: 'long' }).replace(',', '');

/** ‘20 November 2026, 10:58’, where the visitor is. */
export const formatDayAndTime = (moment: number): string => `${formatDay(moment)}, ${formatTime(moment)}`;

/** ‘2026-11-20’, where the visitor is. */
export function formatIsoDay(moment: number): string {
  const then = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

/** ‘11 January 2027’ for the answer ‘2027-01-11’; an answer that is no date stays as it is. */
export function formatWrittenDate(answer: string): string {
  const moment = new Date(`${answer}T00:00Z`);
  return Number.isNaN(moment.getTime())
    ? answer
    : moment.toLocaleDateString('en-GB', { ...date, timeZone: 'UTC' });
}
