import { isEmail } from './rules.ts';

/** What the link in a code's email brings to its page. */
export type CodeLink = { code: string; email: string | null };

const sixDigits = /^\d{6}$/;
/** Longer than any address (254) in any spelling. */
const longestHash = 1000;

/** The fragment of that link. It stays in the browser: no server and no log of one sees it. */
export const codeHashOf = (code: string, email: string): string =>
  `#${new URLSearchParams({ code, email }).toString()}`;

/** Reads a fragment, which anybody could have written; null where it holds no code. */
export function codeLinkOf(hash: string): CodeLink | null {
  if (hash.length > longestHash) return null;
  const read = new URLSearchParams(hash.slice(1));
  const [code, email] = [read.get('code') ?? '', read.get('email') ?? ''];
  return sixDigits.test(code) ? { code, email: isEmail(email) ? email : null } : null;
}
