import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { timeAndDayOf } from './dates.ts';

const dates = pathToFileURL(join(process.cwd(), 'contract/times/dates.ts')).href;

/** The result for a reader in that zone. It runs in a child process, because Node reads TZ when it starts. */
function nearDayIn(TZ: string, moment: string, now: string): string {
  const asked = [moment, now].map((text) => Date.parse(text)).join(', ');
  const script = `const { nearDayOf } = await import('${dates}'); console.log(nearDayOf(${asked}));`;
  const options = { encoding: 'utf8', env: { ...process.env, TZ } } as const;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], options).trim();
}

test.each([
  // 28 March 2027 has 23 hours in Berlin, 31 October 25.
  ['Europe/Berlin', '2027-03-28T00:10+01:00', '2027-03-29T00:30+02:00', 'yesterday'],
  ['Europe/Berlin', '2027-03-27T23:40+01:00', '2027-03-29T00:30+02:00', 'undefined'],
  ['Europe/Berlin', '2027-03-29T00:10+02:00', '2027-03-27T23:30+01:00', 'undefined'],
  ['Europe/Berlin', '2027-10-31T00:30+02:00', '2027-10-31T23:30+01:00', 'today'],
  ['Europe/Berlin', '2027-10-30T12:00+02:00', '2027-10-31T23:30+01:00', 'yesterday'],
  // In Santiago 6 September 2026 began at one.
  ['America/Santiago', '2026-09-06T01:10-03:00', '2026-09-07T00:30-03:00', 'yesterday'],
  ['America/Santiago', '2026-09-06T01:10-03:00', '2026-09-05T00:30-04:00', 'tomorrow'],
])('in %s the moment %s, seen at %s, is %s', (zone, moment, now, expected) => {
  expect(nearDayIn(zone, moment, now)).toBe(expected);
});

test.each([
  [6, '18:00 today'],
  [18, '06:00 tomorrow'],
  [-18, '18:00 yesterday'],
  [48, '12:00 on 2 December'],
])('a moment %i hours after noon of 30 November is “%s”', (hours, words) => {
  const noon = new Date(2026, 10, 30, 12).getTime();
  expect(timeAndDayOf(noon + hours * 3_600_000, noon)).toBe(words);
});
