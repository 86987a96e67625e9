/**
 * The message of a thrown value. If none of the addresses of a host can be reached, such as the two of `localhost`,
 * Node throws an AggregateError whose own message is empty: then the messages of its errors are joined.
 */
export function thrownMessageOf(error: unknown): string {
  const { message, errors } = Object(error) as Partial<AggregateError>;
  if (message === '' && Array.isArray(errors)) return errors.map(thrownMessageOf).join('; ');
  return message ?? String(error);
}

/** The same message after the name of the error. */
export function thrownTextOf(error: unknown): string {
  const text = String(error);
  const message = thrownMessageOf(error);
  return text.includes(message) ? text : `${text}: ${message}`;
}
