import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import { textFieldsOf } from '../http/answers.ts';
import type { Answers } from '../http/answers.ts';
import { canonicalEmailOf } from '../accounts/emailAddress.ts';
import type { Secrets } from '../../dependencies.ts';

/**
 * More marks on one letter than any writing has (UAX #15, 13 counts up to 30). Putting thousands of them into their order
 * takes seconds, in which nobody else is answered.
 */
const endlessMarks = /\p{M}{31}/u;

const composed = (text: string): string => (endlessMarks.test(text) ? text : text.normalize('NFC'));

/**
 * A fingerprint of what was answered, equal for the form call and the mail call that follows it although one may
 * travel as multipart and the other as JSON: the order in which answers came, empty ones and the file make no difference.
 */
export function mailKeyOf(
  secrets: Secrets,
  kind: ApplicationKind,
  fields: readonly Field[],
  answers: Answers,
): string {
  const normalized = textFieldsOf(fields).map(({ name, control }): [string, string] => {
    const text = composed((answers[name] ?? '').trim());
    return [name, control === 'email' ? (canonicalEmailOf(text) ?? text) : text];
  });
  return secrets.digest(JSON.stringify([kind, normalized]));
}
