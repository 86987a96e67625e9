import { dayAndMonthOf, timeIn } from '../../../../contract/dates.ts';

/** The end of a session as people tell it: ‘18:40 today’, ‘06:10 tomorrow’, ‘06:10 on 3 May’. Both in milliseconds. */
export function sessionEndOf(moment: number, now = Date.now()): string {
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  const day = new Date(moment).toDateString();
  const name =
    day === new Date(now).toDateString()
      ? 'today'
      : day === tomorrow.toDateString()
        ? 'tomorrow'
        : `on ${dayAndMonthOf(moment)}`;
  return `${timeIn(moment)} ${name}`;
}
