import { requiredMessageOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { schemaOf } from '../../../contract/rules.ts';
import type { Body } from './body.ts';
import { Fault } from './http.ts';

export type Answers = Record<string, string>;

/** What yup reports; only contract/ knows the library. */
type Complaints = { inner: { path?: string; type?: string; message: string }[] };
const areComplaints = (error: unknown): error is Complaints =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

export const refused = (fields: Record<string, string>): Fault =>
  new Fault(422, Object.values(fields)[0] ?? 'Please check your entries.', { fields });

export const textFieldsOf = (fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => field.control !== 'file');

/** Only the questions asked are read, so nothing else is ever stored, and no name of the body becomes a property. */
function typedAnswersOf(fields: readonly Field[], body: Body): Answers {
  const complaints: Record<string, string> = {};
  const typed = textFieldsOf(fields).map((field): [string, string] => {
    const value = Object.hasOwn(body, field.name) ? body[field.name] : '';
    // Multipart turns every line break into CR LF, JSON does not; one spelling keeps both kinds of call comparable.
    if (typeof value === 'string')
      return [field.name, field.control === 'password' ? value : value.replace(/\r\n?/g, '\n')];
    if (typeof value === 'number' && field.control === 'number') return [field.name, String(value)];
    if (value !== null && value !== undefined) complaints[field.name] = `${field.label} must be text.`;
    return [field.name, ''];
  });
  if (Object.keys(complaints).length > 0) throw refused(complaints);
  return Object.fromEntries(typed);
}

/** The answers brought to the form in which they are kept, not judged. */
export function castAnswersOf(fields: readonly Field[], body: Body): Answers {
  return schemaOf(textFieldsOf(fields)).cast(typedAnswersOf(fields, body)) as Answers;
}

/** The answers, judged by the very rules of the browser's form. @throws Fault 422 with one message a field. */
export async function validAnswersOf(fields: readonly Field[], body: Body): Promise<Answers> {
  const asked = textFieldsOf(fields);
  const typed = typedAnswersOf(fields, body);
  try {
    return (await schemaOf(asked).validate(typed, { abortEarly: false })) as Answers;
  } catch (error) {
    if (!areComplaints(error)) throw error;
    const complaints = asked.flatMap((field): [string, string][] => {
      const own = error.inner.filter((complaint) => complaint.path === field.name);
      const first = own.find((complaint) => complaint.message === requiredMessageOf(field)) ?? own[0];
      return first ? [[field.name, first.message]] : [];
    });
    throw refused(Object.fromEntries(complaints));
  }
}
