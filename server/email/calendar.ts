import type { WallTime } from '../../contract/times/timeZones.ts';
import type { EmailAttachment } from './email.ts';

/** A meeting for a calendar. `start`: milliseconds since 1970, or a wall-clock time without a zone. */
export type CalendarEvent = {
  /** Never changes, so that a calendar replaces the event it has instead of adding another. */
  uid: string;
  title: string;
  description: string;
  start: number | WallTime;
  minutes: number;
  organizer: { name: string; email: string };
  /** When it was requested; milliseconds since 1970. */
  createdAt: number;
};

const encoder = new TextEncoder();

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}

/** `20260504T163000`, with a `Z` for a moment. Formatted here, because the library refuses moments before 1970. */
const dateTimeOf = (start: number | WallTime): string =>
  (typeof start === 'number'
    ? new Date(start).toISOString().replace(/\.\d+/, '')
    : `${start.day}T${start.time}00`
  ).replaceAll(/[-:]/g, '');

/** Octets of the longest line (RFC 5545, 3.1). */
const longestLine = 75;

/** Folds a line into several, each of which but the first begins with a space that is not part of the content. */
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

/** Folds again what the library has folded by the number of characters, one of which may take four octets. */
const refolded = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');

/**
 * The event as an iCalendar file. A moment is written in UTC, which every calendar converts to its own zone and which
 * needs no zone table. A time without a zone is written without one, and means the local time of whoever opens the
 * file. The event is tentative, because nobody has confirmed it. Null if its year in UTC does not have four digits,
 * which no calendar can read.
 */
export async function calendarFileOf(event: CalendarEvent): Promise<EmailAttachment | null> {
  const { uid, title, description, minutes, organizer, createdAt } = event;
  const start = dateTimeOf(event.start);
  if (!/^\d{8}T/.test(start)) return null;
  // Loaded with the first appointment, because most emails have none.
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
  if (value === null || error)
    throw new Error('The calendar file of the appointment could not be created.', { cause: error });
  const bytes = encoder.encode(refolded(value));
  return {
    name: 'appointment.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    size: bytes.byteLength,
    open: () => inOnePiece(bytes),
  };
}
