import type { Field } from '../../../contract/fields.ts';
import { formatMessages } from '../../../contract/rules.ts';
import { invalidFields } from '../http/answers.ts';
import type { Answers } from '../http/answers.ts';
import { base64UrlOf } from '../http/ids.ts';
import type { Account } from '../../store/accounts.ts';
import type { Secrets } from '../dependencies.ts';

/**
 * The one spelling under which an address is stored and compared: NFC, lower case, its domain as DNS knows it, so that
 * a look-alike domain is a different address. Null if the domain is none.
 */
export function canonicalEmailOf(email: string): string | null {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  // A URL reads ‘1.2’ as the host 1.0.0.2; no mail domain ends in a number.
  return /\.\d+$/.test(hostname) ? null : `${text.slice(0, at)}@${hostname}`;
}

/** @throws HttpError 422 */
export function validEmailOf(email: string, field = 'email'): string {
  const canonical = canonicalEmailOf(email);
  if (!canonical || canonical.length > 254) throw invalidFields({ [field]: formatMessages.email });
  return canonical;
}

/** An address prefilled from the account stays the account's; an editable one only says where to answer. */
export function normalizeEmails(fields: readonly Field[], answers: Answers, account: Account): void {
  for (const field of fields.filter(({ control }) => control === 'email')) {
    const typed = answers[field.name];
    if (!typed) continue;
    const email = validEmailOf(typed, field.name);
    if (field.readOnly && email !== account.email)
      throw invalidFields({ [field.name]: `${field.label} must be the address of your account.` });
    answers[field.name] = email;
  }
}

/** What stands for an address where the address itself must not: in the log, and in the count of failed logins. */
export const emailPseudonym = (secrets: Secrets, email: string): string =>
  base64UrlOf(secrets.mac('label', email)).slice(0, 10);

export const logInThrottleKey = (secrets: Secrets, email: string): string =>
  `logIn:${emailPseudonym(secrets, email)}`;
