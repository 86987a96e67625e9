import { isEmail } from './rules.ts';

/** The content of the link in an email with a code. */
export type CodeLink = { code: string; email: string | null };

const sixDigits = /^\d{6}$/;
/** Characters of a fragment that is still parsed; more than any email address (254) needs, even percent-encoded. */
const longestHash = 1000;

/** The fragment of that link. Browsers do not send fragments, so the code reaches no server and no server's log. */
export const codeHashOf = (code: string, email: string): string =>
  `#${new URLSearchParams({ code, email }).toString()}`;

/** Parses a fragment, which may come from anybody; null where it holds no code. */
export function codeLinkOf(hash: string): CodeLink | null {
  if (hash.length > longestHash) return null;
  const read = new URLSearchParams(hash.slice(1));
  const [code, email] = [read.get('code') ?? '', read.get('email') ?? ''];
  return sixDigits.test(code) ? { code, email: isEmail(email) ? email : null } : null;
}
