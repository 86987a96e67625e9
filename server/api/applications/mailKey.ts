import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import { textFieldsOf } from '../http/answers.ts';
import type { Answers } from '../http/answers.ts';
import { canonicalEmailOf } from '../accounts/emailAddress.ts';
import type { Secrets } from '../../dependencies.ts';

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
    const text = (answers[name] ?? '').trim().normalize('NFC');
    return [name, control === 'email' ? (canonicalEmailOf(text) ?? text) : text];
  });
  return secrets.digest(JSON.stringify([kind, normalized]));
}
