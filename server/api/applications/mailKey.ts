import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import { textFieldsOf } from '../http/answers.ts';
import type { Answers } from '../http/answers.ts';
import { canonicalEmailOf } from '../accounts/emailAddress.ts';
import type { Secrets } from '../../common/interfaces.ts';

/**
 * More combining marks on one letter than any script uses (UAX #15, 13 counts up to 30). NFC sorts the marks of a
 * letter, and sorting thousands blocks the server for seconds.
 */
const endlessMarks = /\p{M}{31}/u;

const composed = (text: string): string => (endlessMarks.test(text) ? text : text.normalize('NFC'));

/**
 * A fingerprint of the answers that is equal for the form call and the mail call after it, although one may be
 * multipart and the other JSON: the order of the answers, empty ones and the file make no difference.
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
