const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** ‘20 November 2026’ in that time zone, by default the reader's. */
export const dayIn = (moment: number, timeZone?: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { ...date, timeZone });

/** ‘Friday 20 November 2026’. */
export const weekdayIn = (moment: number, timeZone?: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { ...date, weekday: 'long', timeZone }).replace(',', '');

/** ‘10:58’. */
export const timeIn = (moment: number, timeZone?: string): string =>
  new Date(moment).toLocaleTimeString('en-GB', { ...clock, timeZone });

/** ‘20 November’ in the reader's time zone. */
export const dayAndMonthOf = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

/** ‘yesterday’, ‘today’ or ‘tomorrow’ in the reader's time zone; undefined for any other day. */
export function nearDayOf(moment: number, now: number): string | undefined {
  const isDay = (daysFromNow: number) => {
    const day = new Date(now);
    day.setDate(day.getDate() + daysFromNow);
    return day.toDateString() === new Date(moment).toDateString();
  };
  return ['yesterday', 'today', 'tomorrow'].find((_name, index) => isDay(index - 1));
}

/** ‘10:42 today’, ‘18:20 yesterday’ or ‘09:05 on 3 May’ in the reader's time zone. */
export const timeAndDayOf = (moment: number, now = Date.now()): string =>
  `${timeIn(moment)} ${nearDayOf(moment, now) ?? `on ${dayAndMonthOf(moment)}`}`;

/** A day in the reader's time zone, by default today: ‘2026-11-20’. */
export const isoDayOf = (day = new Date()): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
