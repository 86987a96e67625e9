import { dayIn, timeIn, weekdayIn } from './dates.ts';
import { isTimeZone, momentIn, momentOf, zoneNameAt } from './timeZones.ts';

describe('a local time', () => {
  test.each([
    ['Asia/Kolkata', '2026-05-04', '16:30', '2026-05-04T11:00Z'],
    ['UTC', '2026-05-04', '16:30', '2026-05-04T16:30Z'],
    ['America/New_York', '2026-07-01', '09:00', '2026-07-01T13:00Z'],
    ['America/New_York', '2026-12-01', '09:00', '2026-12-01T14:00Z'],
    // On days on which the clocks change: before and after the change.
    ['America/New_York', '2026-03-08', '01:30', '2026-03-08T06:30Z'],
    ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30Z'],
    ['Europe/Paris', '2026-10-25', '23:00', '2026-10-25T22:00Z'],
    ['Pacific/Kiritimati', '2026-05-04', '00:15', '2026-05-03T10:15Z'],
    ['Pacific/Apia', '2026-01-01', '23:59', '2026-01-01T10:59Z'],
    // Of a local time that occurs twice, the first.
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z'],
    // Mistyped years; some of these moments have a year in UTC that does not fit into four digits.
    ['UTC', '0026-05-04', '16:30', '0026-05-04T16:30Z'],
    ['Etc/GMT-4', '0000-01-01', '02:00', '-000001-12-31T22:00Z'],
    ['Etc/GMT+4', '9999-12-31', '22:00', '+010000-01-01T02:00Z'],
  ])('in %s, %s %s is the right moment in UTC', (zone, day, time, moment) => {
    expect(new Date(momentOf({ day, time }, zone))).toEqual(new Date(moment));
    expect(timeIn(momentOf({ day, time }, zone), zone)).toBe(time);
  });

  test('a local time that a change of the clocks skips is taken as an hour later', () => {
    const moment = momentOf({ day: '2026-03-08', time: '02:30' }, 'America/New_York');
    expect(timeIn(moment, 'America/New_York')).toBe('03:30');
    const inParis = momentOf({ day: '2026-03-29', time: '02:30' }, 'Europe/Paris');
    expect(timeIn(inParis, 'Europe/Paris')).toBe('03:30');
  });
});

test('a moment is written in the local time of a zone, with the name of the zone', () => {
  const moment = Date.parse('2026-11-20T20:00Z');
  expect(dayIn(moment, 'Asia/Kolkata')).toBe('21 November 2026');
  expect(weekdayIn(moment, 'UTC')).toBe('Friday 20 November 2026');
  expect(momentIn(moment, 'Asia/Kolkata')).toBe('21 November 2026, 01:30 (India Standard Time, UTC+05:30)');
  expect(zoneNameAt(moment, 'America/New_York')).toBe('Eastern Standard Time, UTC-05:00');
  expect(zoneNameAt(moment, 'Etc/GMT-4')).toBe('UTC+04:00');
});

test('only names of time zones are accepted', () => {
  for (const name of ['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT-4'])
    expect([name, isTimeZone(name)]).toEqual([name, true]);
  for (const name of ['', 'Asia/Nowhere', '+05:30', 'Asia/Kolkata\r\nX: 1', '<b>', 'a'.repeat(100_000)])
    expect([name.slice(0, 20), isTimeZone(name)]).toEqual([name.slice(0, 20), false]);
});
