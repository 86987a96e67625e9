import { dayAndMonthOf, timeIn } from '../../../contract/dates.ts';

/** A moment as people tell it: ‘today, 10:42’, ‘yesterday, 18:20’, ‘3 May, 09:05’. */
export function formatRelativeDate(moment: number, now = Date.now()): string {
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const day = new Date(moment).toDateString();
  const name =
    day === new Date(now).toDateString()
      ? 'today'
      : day === yesterday.toDateString()
        ? 'yesterday'
        : dayAndMonthOf(moment);
  return `${name}, ${timeIn(moment)}`;
}
