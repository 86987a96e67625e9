import type { Field } from '../../../contract/fields.ts';
import { foreignAddressOf } from '../../../contract/serverMessages.ts';
import { formatMessages } from '../../../contract/messages.ts';
import { isEmail } from '../../../contract/rules.ts';
import { invalidFields } from '../http/answers.ts';
import type { Answers } from '../http/answers.ts';
import { base64UrlOf } from '../http/ids.ts';
import { networkOf } from '../../common/networkOf.ts';
import { clientAddressOf } from '../http/handler.ts';
import type { ApiContext } from '../http/handler.ts';
import type { Attempt } from '../../store/throttles.ts';
import type { Account } from '../../store/accounts.ts';
import type { Secrets } from '../../common/interfaces.ts';

/** More characters than any address (254) with blanks around it; a longer text is refused before it is normalised. */
const maxTyped = 300;

/**
 * RFC 5322's atext with the letters of all scripts (RFC 6531): no blanks, control or direction characters, or quotes.
 */
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/** Canonical composition (NFC) and lower case. Composes again at the end, because lower-casing can decompose. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/** The domain in its DNS form (Punycode), so that a look-alike domain is a different address. Null if it is invalid. */
function hostOf(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  // The URL parser reads ‘1.2’ as the host 1.0.0.2; no mail domain ends in a number.
  return /\.\d+$/.test(hostname) ? null : hostname;
}

/**
 * The one spelling under which an address is stored, compared and used as a recipient: NFC, lower case, its domain in
 * the DNS form. The address is normalised first and validated afterwards, because normalising turns some characters
 * into syntax (U+037E becomes a semicolon, which begins another recipient). Null if the result is no address, or if its
 * local part holds characters that NFKC would change, such as a full-width comma: another program on the way might
 * apply NFKC.
 */
export function canonicalEmailOf(email: string): string | null {
  if (email.length > maxTyped) return null;
  const text = folded(email.trim());
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const host = hostOf(text.slice(at + 1));
  if (host === null || !localPart.test(local) || local.normalize('NFKC') !== local) return null;
  const canonical = `${local}@${host}`;
  return folded(canonical) === canonical && isEmail(canonical) ? canonical : null;
}

/** @throws HttpError 422 */
export function validEmailOf(email: string, field = 'email'): string {
  const canonical = canonicalEmailOf(email);
  if (!canonical) throw invalidFields({ [field]: formatMessages.email });
  return canonical;
}

/**
 * The answers with their email addresses in the canonical spelling. A read-only one must be the address of the account; an
 * editable one only says where to answer. @throws HttpError 422
 */
export function withCanonicalEmails(fields: readonly Field[], answers: Answers, account: Account): Answers {
  const emails = fields.flatMap((field) => {
    const typed = field.control === 'email' ? answers[field.name] : undefined;
    if (!typed) return [];
    const email = validEmailOf(typed, field.name);
    if (field.readOnly && email !== account.email)
      throw invalidFields({ [field.name]: foreignAddressOf(field) });
    return [[field.name, email] as const];
  });
  return { ...answers, ...Object.fromEntries(emails) };
}

/** A short pseudonym of an address for the log, which must not contain addresses. */
export const emailPseudonym = (secrets: Secrets, email: string): string =>
  base64UrlOf(secrets.mac('label', email)).slice(0, 10);

/** The pseudonym of an address under which attempts are counted; long enough that no two addresses share it. */
export const subjectOf = (secrets: Secrets, email: string): string =>
  base64UrlOf(secrets.mac('label', email));

/**
 * The pseudonyms under which the attempts of one caller at one address are counted. With IPv6 a caller is a whole /48: each
 * of its 65,536 blocks would otherwise have guesses of its own.
 */
export function attemptOf(secrets: Secrets, email: string, c: ApiContext): Attempt {
  const block = clientAddressOf(c);
  const caller = JSON.stringify([email, networkOf(block) ?? block]);
  return { subject: subjectOf(secrets, email), caller: base64UrlOf(secrets.mac('label', caller)) };
}
