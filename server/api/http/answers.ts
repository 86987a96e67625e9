import { requiredMessageOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { schemaOf } from '../../../contract/rules.ts';
import type { RequestBody } from './body.ts';
import { HttpError } from './httpError.ts';

export type Answers = Record<string, string>;

/** What yup reports; only contract/ knows the library. */
type ValidationFailure = { inner: { path?: string; type?: string; message: string }[] };
const isValidationFailure = (error: unknown): error is ValidationFailure =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

export const invalidFields = (fields: Record<string, string>): HttpError =>
  new HttpError(422, Object.values(fields)[0] ?? 'Please check your entries.', { fields });

export const textFieldsOf = (fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => field.control !== 'file');

/** Only the questions asked are read, so nothing else is ever stored, and no name of the body becomes a property. */
function rawAnswersOf(fields: readonly Field[], body: RequestBody): Answers {
  const errors: Record<string, string> = {};
  const typed = textFieldsOf(fields).map((field): [string, string] => {
    const value = Object.hasOwn(body, field.name) ? body[field.name] : '';
    // Multipart turns every line break into CR LF, JSON does not; one spelling keeps both kinds of call comparable.
    if (typeof value === 'string')
      return [field.name, field.control === 'password' ? value : value.replace(/\r\n?/g, '\n')];
    if (typeof value === 'number' && field.control === 'number') return [field.name, String(value)];
    if (value !== null && value !== undefined) errors[field.name] = `${field.label} must be text.`;
    return [field.name, ''];
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return Object.fromEntries(typed);
}

/** The answers brought to the form in which they are kept, not judged. */
export function normalizedAnswersOf(fields: readonly Field[], body: RequestBody): Answers {
  return schemaOf(textFieldsOf(fields)).cast(rawAnswersOf(fields, body)) as Answers;
}

/** The answers, judged by the very rules of the browser's form. @throws HttpError 422 with one message a field. */
export async function validAnswersOf(fields: readonly Field[], body: RequestBody): Promise<Answers> {
  const asked = textFieldsOf(fields);
  const typed = rawAnswersOf(fields, body);
  try {
    return (await schemaOf(asked).validate(typed, { abortEarly: false })) as Answers;
  } catch (error) {
    if (!isValidationFailure(error)) throw error;
    const errors = asked.flatMap((field): [string, string][] => {
      const own = error.inner.filter((failure) => failure.path === field.name);
      const first = own.find((failure) => failure.message === requiredMessageOf(field)) ?? own[0];
      return first ? [[field.name, first.message]] : [];
    });
    throw invalidFields(Object.fromEntries(errors));
  }
}
