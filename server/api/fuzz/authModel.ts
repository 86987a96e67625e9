/** A code as the mailbox received it. `done`: it was used up or replaced and must not be accepted again. */
type Code = {
  purpose: 'sign-up' | 'reset';
  digits: string;
  expiresAt: number;
  verified: boolean;
  done: boolean;
  wrongGuesses: number;
};

/** The reset token that one browser got for a verified reset code. */
type Grant = { cookie: string; expiresAt: number };

/** The expected state of one email address. */
export type Address = {
  email: string;
  password?: string;
  resets: number;
  codes: Code[];
  /** Wrong codes typed for this address, of both purposes. */
  refusals: number;
  grant?: Grant;
};

/** A simple model of the expected state of the server. `cookies` has one entry for each browser. */
export type AuthModel = { addresses: Address[]; cookies: string[] };

export const makeAuthModel = (emails: readonly string[], browsers: number): AuthModel => ({
  addresses: emails.map((email) => ({ email, resets: 0, codes: [], refusals: 0 })),
  cookies: Array<string>(browsers).fill(''),
});

export const newestCode = (of: Address, purpose: Code['purpose']): Code | undefined =>
  of.codes.findLast((code) => code.purpose === purpose);

const isLive = (code: Code | undefined, now: number): code is Code =>
  code !== undefined && !code.done && now < code.expiresAt;

/** Records an email with a code: it repeats the code before if that is still valid, otherwise it replaces that one. */
export function noteCode(
  of: Address,
  purpose: Code['purpose'],
  digits: string,
  now: number,
  lifetime: number,
): void {
  const before = newestCode(of, purpose);
  if (isLive(before, now) && before.digits === digits) return;
  if (before) before.done = true;
  of.codes.push({
    purpose,
    digits,
    expiresAt: now + lifetime,
    verified: false,
    done: false,
    wrongGuesses: 0,
  });
}

/** The valid code that these digits match now, if any. */
export const provable = (of: Address, digits: string, now: number): Code | undefined =>
  of.codes.find((code) => isLive(code, now) && code.digits === digits);

export function noteWrongGuess(of: Address): void {
  of.refusals += 1;
  for (const code of of.codes) code.wrongGuesses += 1;
}

/** Whether the browser with this cookie holds a valid reset token. */
export const mayReset = (of: Address, cookie: string, now: number): boolean =>
  of.grant !== undefined && of.grant.cookie === cookie && now < of.grant.expiresAt;

/** Whether a sign-up with these digits may succeed. */
export function maySignUp(of: Address, digits: string, now: number): boolean {
  const code = newestCode(of, 'sign-up');
  return isLive(code, now) && code.verified && code.digits === digits;
}
