/**
 * What an error says. Where none of the addresses of a host could be reached, as of `localhost` with its two, there is one
 * error for all of them, which has no words of its own.
 */
export function errorMessageOf(error: unknown): string {
  const { message, errors } = Object(error) as Partial<AggregateError>;
  if (message === '' && Array.isArray(errors)) return errors.map(errorMessageOf).join('; ');
  return message ?? String(error);
}

/** The same behind the error's name. */
export function errorTextOf(error: unknown): string {
  const text = String(error);
  const message = errorMessageOf(error);
  return text.includes(message) ? text : `${text}: ${message}`;
}
