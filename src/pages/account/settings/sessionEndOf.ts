import { dayAndMonthOf, nearDayOf, timeIn } from '../../../../contract/times/dates.ts';

/**
 * The end of a session in words: ‘18:40 today’, ‘06:10 tomorrow’, ‘06:10 on 3 May’. Both parameters are in
 * milliseconds.
 */
export const sessionEndOf = (moment: number, now = Date.now()): string =>
  `${timeIn(moment)} ${nearDayOf(moment, now) ?? `on ${dayAndMonthOf(moment)}`}`;
