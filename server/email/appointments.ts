import { appointmentOf } from '../../contract/times/appointments.ts';
import type { Application } from '../../contract/applications/application.ts';
import { timeIn, weekdayIn } from '../../contract/times/dates.ts';
import { momentOf, zoneNameAt } from '../../contract/times/timeZones.ts';
import type { Settings } from '../common/settings.ts';
import { referenceOf } from '../store/reference.ts';
import type { Submission } from '../store/saveSubmission.ts';
import { calendarFileOf } from './calendar.ts';
import type { EmailAttachment } from './email.ts';
import type { EmailFact, EmailPart } from './emailMessage.ts';

type RequestedAppointment = NonNullable<ReturnType<typeof appointmentOf>>;

/** ‘Monday 4 May 2026, 16:30 (India Standard Time, UTC+05:30)’ */
const timeInZone = (moment: number, zone: string): string =>
  `${weekdayIn(moment, zone)}, ${timeIn(moment, zone)} (${zoneNameAt(moment, zone)})`;

type Reader = 'sender' | 'staff';

/** For each reader: labels of the time in the sender's and the firm's zone, and the note on a time without a zone. */
const words = {
  sender: { theirs: 'Your time', ours: 'Our time', noZone: 'your local time' },
  staff: {
    theirs: 'Sender’s time',
    ours: 'Our time',
    noZone: 'the sender’s local time; the zone is not known',
  },
} as const satisfies Record<Reader, object>;

/** The requested time in both zones, or once if they show the same. */
function factsOf(
  { day, time }: RequestedAppointment,
  zone: string | null,
  firmZone: string,
  reader: Reader,
): EmailFact[] {
  const say = words[reader];
  if (zone === null) {
    const written = Date.parse(`${day}T${time}Z`);
    return [{ label: say.theirs, value: `${weekdayIn(written, 'UTC')}, ${time} (${say.noZone})` }];
  }
  const moment = momentOf({ day, time }, zone);
  const [theirs, ours] = [timeInZone(moment, zone), timeInZone(moment, firmZone)];
  return [
    { label: say.theirs, value: theirs },
    ...(theirs === ours ? [] : [{ label: say.ours, value: ours }]),
  ];
}

export type AppointmentEmailParts = { parts: EmailPart[]; attachments: EmailAttachment[] };

/**
 * The parts of an email about the requested meeting, and the calendar file. If the time zone is not known, the sender's
 * file has the time as typed, without a zone, which is right on the sender's own devices; the staff get no file.
 */
export async function appointmentParts(
  application: Application,
  submission: Submission,
  answers: Readonly<Record<string, string>>,
  reader: Reader,
  settings: Settings,
): Promise<AppointmentEmailParts> {
  const asked = appointmentOf(application, answers);
  if (!asked) return { parts: [], attachments: [] };
  const zone = submission.time_zone;
  const { firmName, timeZone: firmZone, replyTo, publicUrl } = settings;
  const reference = referenceOf(submission);
  const facts = factsOf(asked, zone, firmZone, reader);
  const isForSender = reader === 'sender';
  const note = 'It is not fixed yet: we confirm the hour, or offer the nearest free one.';
  const isTimeKnown = isForSender || zone !== null;
  const file = isTimeKnown
    ? await calendarFileOf({
        uid: `${submission.id}@${new URL(publicUrl).hostname}`,
        title: `${firmName}: ${application.noun} ${reference}`,
        description: note,
        start: zone === null ? asked : momentOf(asked, zone),
        minutes: asked.minutes,
        organizer: { name: firmName, email: replyTo },
        createdAt: submission.created_at,
      })
    : null;
  const attached = file ? ' The attached file puts it into your calendar.' : '';
  return {
    parts: [
      { kind: 'facts', heading: isForSender ? 'The time you asked for' : 'The time asked for', facts },
      ...(isForSender ? [{ kind: 'quiet' as const, text: `${note}${attached}` }] : []),
    ],
    attachments: file ? [file] : [],
  };
}
