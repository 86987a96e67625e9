import { dayAndMonthOf, nearDayOf, timeIn } from '../../../contract/times/dates.ts';

/** Formats a time in everyday words: ‘today, 10:42’, ‘yesterday, 18:20’, ‘3 May, 09:05’. */
export const formatRelativeDate = (moment: number, now = Date.now()): string =>
  `${nearDayOf(moment, now) ?? dayAndMonthOf(moment)}, ${timeIn(moment)}`;
