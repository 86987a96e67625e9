import type { Field } from '../../../contract/fields.ts';
import { formatMessages } from '../../../contract/rules.ts';
import { refused } from '../http/answers.ts';
import type { Answers } from '../http/answers.ts';
import { base64UrlOf } from '../http/ids.ts';
import type { Account, Secrets } from '../dependencies.ts';

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

/** @throws Fault 422 */
export function acceptedEmailOf(email: string, field = 'email'): string {
  const canonical = canonicalEmailOf(email);
  if (!canonical || canonical.length > 254) throw refused({ [field]: formatMessages.email });
  return canonical;
}

/** An address prefilled from the account stays the account's; an editable one only says where to answer. */
export function settleEmails(fields: readonly Field[], answers: Answers, account: Account): void {
  for (const field of fields.filter(({ control }) => control === 'email')) {
    const typed = answers[field.name];
    if (!typed) continue;
    const email = acceptedEmailOf(typed, field.name);
    if (field.readOnly && email !== account.email)
      throw refused({ [field.name]: `${field.label} must be the address of your account.` });
    answers[field.name] = email;
  }
}

/** What stands for an address where the address itself must not: in the log, and in the count of failed logins. */
export const emailLabelOf = (secrets: Secrets, email: string): string =>
  base64UrlOf(secrets.mac('label', email)).slice(0, 10);

export const logInKeyOf = (secrets: Secrets, email: string): string =>
  `logIn:${emailLabelOf(secrets, email)}`;
