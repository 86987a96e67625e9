import { dayIn, timeIn } from './dates.ts';

/** A local time without a time zone: `2026-05-04` and `16:30`. */
export type WallTime = { day: string; time: string };

const numeric = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

const partOf = (format: Intl.DateTimeFormat, moment: number, wanted: Intl.DateTimeFormatPartTypes): string =>
  format.formatToParts(moment).find(({ type }) => type === wanted)?.value ?? '';

/** Whether a text, which may come from anybody, is the name of a time zone, such as `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,62}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const dayLength = 86_400_000;

/**
 * Earlier moments get the offset of this one: no zone changed its clocks before, and `Date.UTC` takes years below 100 for
 * years of the last century.
 */
const earliest = Date.UTC(1000, 0);

/** Milliseconds by which the local time of a zone is ahead of UTC at a moment. */
function offsetAt(asked: number, timeZone: string): number {
  const moment = Math.max(asked, earliest);
  const format = new Intl.DateTimeFormat('en-GB', { ...numeric, timeZone });
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((part) => Number(partOf(format, moment, part)));
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}

/**
 * The moment, in milliseconds since 1970, at which the local time of the zone is the given one. As in RFC 5545 (3.3.5), a
 * local time that a change of the clocks skips is taken with the offset before the change, and so is later by the length of
 * the gap; of one that occurs twice the first is taken.
 */
export function momentOf({ day, time }: WallTime, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // No zone is a day away from UTC, so the moment lies between these two, and so does a change of the clocks near it.
  const withOffsetAt = (moment: number) => asUtc - offsetAt(moment, timeZone);
  const [before, after] = [withOffsetAt(asUtc - dayLength), withOffsetAt(asUtc + dayLength)];
  return withOffsetAt(before) !== before && withOffsetAt(after) === after ? after : before;
}

/** ‘India Standard Time, UTC+05:30’; only the offset for a zone without a name. */
export function zoneNameAt(moment: number, timeZone?: string): string {
  const nameIn = (timeZoneName: 'long' | 'longOffset') =>
    partOf(new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName }), moment, 'timeZoneName');
  const name = nameIn('long');
  const offset = nameIn('longOffset').replace('GMT', 'UTC');
  return /^GMT[+-]/.test(name) ? offset : `${name}, ${offset}`;
}

/** ‘20 November 2026, 10:58 (India Standard Time, UTC+05:30)’. */
export const momentIn = (moment: number, timeZone?: string): string =>
  `${dayIn(moment, timeZone)}, ${timeIn(moment, timeZone)} (${zoneNameAt(moment, timeZone)})`;
