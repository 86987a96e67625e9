import type { WallTime } from '../../contract/timeZones.ts';
import type { EmailAttachment } from './email.ts';

/** A meeting for a calendar. `start`: milliseconds since 1970, or the clock's time in no zone. */
export type CalendarEvent = {
  /** The same for ever, so that a calendar replaces what it has. */
  uid: string;
  title: string;
  description: string;
  start: number | WallTime;
  minutes: number;
  organizer: { name: string; email: string };
  /** When it was asked for; milliseconds since 1970. */
  createdAt: number;
};

const encoder = new TextEncoder();

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}

/** `20260504T163000`, of a moment `20260504T163000Z`. Written here: the library refuses moments before 1970. */
const written = (start: number | WallTime): string =>
  (typeof start === 'number'
    ? new Date(start).toISOString().replace(/\.\d+/, '')
    : `${start.day}T${start.time}00`
  ).replaceAll(/[-:]/g, '');

/** Octets of a line (RFC 5545, 3.1). */
const longestLine = 75;

/** One line as several, each after the first behind a blank that is no part of it. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (length + size > longestLine) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
}

/** The library folds by the number of characters, of which one may take four octets. */
const foldedAnew = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');

/**
 * The event as a file. A moment is written in UTC, which every calendar turns into its own zone and which needs no table of
 * zones; a time in no zone is written as such and means the time of whoever opens it. It is tentative: nobody has confirmed it.
 * Null where the year in UTC has not four digits, and no calendar can read it.
 */
export async function calendarFileOf(event: CalendarEvent): Promise<EmailAttachment | null> {
  const { uid, title, description, minutes, organizer, createdAt } = event;
  const start = written(event.start);
  if (!/^\d{8}T/.test(start)) return null;
  // Loaded with the first appointment: most emails hold none.
  const { createEvent } = await import('ics');
  const { value, error } = createEvent({
    uid,
    title,
    description,
    start,
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
    organizer,
    status: 'TENTATIVE',
    busyStatus: 'TENTATIVE',
    method: 'PUBLISH',
    productId: 'site/emails',
    sequence: 0,
    created: createdAt,
    lastModified: createdAt,
  });
  if (value === null || error) throw new Error('The calendar file could not be made.', { cause: error });
  const bytes = encoder.encode(foldedAnew(value));
  return {
    name: 'appointment.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    size: bytes.byteLength,
    open: () => inOnePiece(bytes),
  };
}
