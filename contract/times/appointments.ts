import type { Application } from '../applications/application.ts';
import type { WallTime } from './timeZones.ts';

/** The requested meeting, in the visitor's local time; null where the submission asks for none or the answers hold none. */
export function appointmentOf(
  { appointment }: Application,
  answers: Readonly<Record<string, string>>,
): (WallTime & { minutes: number }) | null {
  if (!appointment) return null;
  const written = appointment.fields.map((name) => answers[name] ?? '').join('T');
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(written) ?? [];
  return day && time ? { day, time, minutes: appointment.minutes } : null;
}
