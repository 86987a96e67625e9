/**
 * The message of a thrown value. If none of the addresses of a host can be reached, such as the two of `localhost`,
 * Node throws an AggregateError whose own message is empty: then the messages of its errors are joined.
 */
export function thrownMessageOf(error: unknown): string {
  // `Object(…)`, because null and undefined may be thrown, too, and have no properties.
  const { message, errors } = Object(error) as { message?: unknown; errors?: unknown };
  if (message === '' && Array.isArray(errors)) return errors.map(thrownMessageOf).join('; ');
  return typeof message === 'string' ? message : String(error);
}

/** The same message after the name of the error. */
export function thrownTextOf(error: unknown): string {
  const text = String(error);
  const message = thrownMessageOf(error);
  return text.includes(message) ? text : `${text}: ${message}`;
}

/** The fields of a log entry about a thrown value: its name and message, and the place where it was thrown. */
export function errorFieldsOf(error: unknown): { error: string; at: string | undefined } {
  const { stack } = Object(error) as { stack?: unknown };
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  // The stack begins with the message, which may have several lines.
  return { error: thrownTextOf(error), at: lines.find((line) => /^ +at /.test(line))?.trim() };
}
