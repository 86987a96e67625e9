import { withAsciiDigits } from '../../../contract/text/asciiDigits.ts';

/** The six-digit code in a message; undefined if there is none, or if there are several different ones. */
function codeInMessage(text: string): string | undefined {
  const joined = text.replace(/\b(\d{3})[\s\p{Pd}](\d{3})\b/gu, '$1$2');
  const [code, ...others] = new Set(joined.match(/\b\d{6}\b/g));
  return others.length === 0 ? code : undefined;
}

/**
 * The code in typed or pasted text: that in a message, such as the email's subject, else the text without blanks. Digits
 * of another script become 0 to 9.
 */
export function pastedCodeOf(pasted: string): string {
  const text = withAsciiDigits(pasted);
  return (/\p{L}/u.test(text) ? codeInMessage(text) : undefined) ?? text.replace(/[\s-]/g, '');
}
