import { notTextOf, serverMessages } from '../../../contract/serverMessages.ts';
import type { Field } from '../../../contract/fields.ts';
import { longestAnswerOf, tooLongMessageOf } from '../../../contract/messages.ts';
import { failuresOf, schemaOf } from '../../../contract/rules.ts';
import type { RequestBody } from './body.ts';
import { HttpError } from '../../common/httpError.ts';

export type Answers = Record<string, string>;

export const invalidFields = (fields: Record<string, string>): HttpError =>
  new HttpError(422, Object.values(fields)[0] ?? serverMessages.invalid, { fields });

type AskedFields = { asked: readonly Field[]; schema: ReturnType<typeof schemaOf> };
const askedFields = new WeakMap<readonly Field[], AskedFields>();

/**
 * The fields answered by text, and their schema. Cached, because building a schema takes as long as validating by it.
 */
function askedFieldsOf(fields: readonly Field[]): AskedFields {
  let found = askedFields.get(fields);
  if (!found) {
    const asked = fields.filter((field) => field.control !== 'file');
    found = { asked, schema: schemaOf(asked) };
    askedFields.set(fields, found);
  }
  return found;
}

export const textFieldsOf = (fields: readonly Field[]): readonly Field[] => askedFieldsOf(fields).asked;

/**
 * A limit that is checked before the text is normalised, hence the factor of two for CR LF and blanks at the ends. No
 * rule has to match a longer text.
 */
const isFarTooLong = (field: Field, text: string): boolean => text.length > 2 * longestAnswerOf(field);

/** Reads only the known fields, so that nothing else is ever stored and no name in the body becomes a property. */
function rawAnswersOf(fields: readonly Field[], body: RequestBody): Answers {
  const errors: Record<string, string> = {};
  const typed = textFieldsOf(fields).map((field): [string, string] => {
    const value = (Object.hasOwn(body, field.name) ? body[field.name] : '') ?? '';
    if (typeof value === 'number' && field.control === 'number') return [field.name, String(value)];
    if (typeof value !== 'string') errors[field.name] = notTextOf(field);
    else if (isFarTooLong(field, value)) errors[field.name] = tooLongMessageOf(field);
    // Multipart turns every line break into CR LF, JSON does not; the mail key must be equal for both kinds of call.
    else return [field.name, field.control === 'password' ? value : value.replace(/\r\n?/g, '\n')];
    return [field.name, ''];
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return Object.fromEntries(typed);
}

/** The answers as they are stored, without validation. */
export function normalizedAnswersOf(fields: readonly Field[], body: RequestBody): Answers {
  return askedFieldsOf(fields).schema.cast(rawAnswersOf(fields, body)) as Answers;
}

/** The answers, validated by the same schema as in the browser. @throws HttpError 422 with one message per field */
export async function validAnswersOf(fields: readonly Field[], body: RequestBody): Promise<Answers> {
  const { schema } = askedFieldsOf(fields);
  const typed = rawAnswersOf(fields, body);
  const failures = await failuresOf(schema, typed);
  if (failures.length > 0)
    throw invalidFields(Object.fromEntries(failures.map(({ name, message }) => [name, message])));
  return schema.cast(typed) as Answers;
}
