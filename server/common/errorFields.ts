import { thrownTextOf } from './errorText.ts';

/** The fields of a log entry about a thrown value: its name and message, and the place where it was thrown. */
export function errorFieldsOf(error: unknown): { error: string; at: string | undefined } {
  // `Object(…)`, because null and undefined may be thrown, too, and have no properties.
  const { stack } = Object(error) as { stack?: unknown };
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  // The stack begins with the message, which may have several lines.
  return { error: thrownTextOf(error), at: lines.find((line) => /^ +at /.test(line))?.trim() };
}
