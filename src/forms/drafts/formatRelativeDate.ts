import { dayAndMonthOf, nearDayOf, timeAndDayOf, timeIn } from '../../../contract/times/dates.ts';

/** Formats a time in everyday words: ‘today, 10:42’, ‘yesterday, 18:20’, ‘3 May, 09:05’. */
export const formatRelativeDate = (moment: number, now = Date.now()): string =>
  `${nearDayOf(moment, now) ?? dayAndMonthOf(moment)}, ${timeIn(moment)}`;

/** Formats when a draft was saved, with the day if that was not today: ‘10:42’, ‘18:20 yesterday’, ‘09:05 on 3 May’. */
export const formatSavedTime = (moment: number, now = Date.now()): string =>
  nearDayOf(moment, now) === 'today' ? timeIn(moment) : timeAndDayOf(moment, now);
