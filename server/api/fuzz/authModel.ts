/** A code as its mailbox showed it. `done`: it let somebody in and must not do so again. */
type Code = {
  purpose: 'sign-up' | 'reset';
  digits: string;
  expiresAt: number;
  verified: boolean;
  done: boolean;
  wrongGuesses: number;
};

/** What the proof of a reset code gave to one browser. */
type Grant = { cookie: string; expiresAt: number };

/** All that is known of one address of mail. */
export type Address = {
  email: string;
  password?: string;
  resets: number;
  codes: Code[];
  /** Of all codes that were typed for it. */
  refusals: number;
  grant?: Grant;
};

/** What must be true of the server, kept in the plainest way. `cookies` are those of each browser. */
export type AuthModel = { addresses: Address[]; cookies: string[] };

export const makeAuthModel = (emails: readonly string[], browsers: number): AuthModel => ({
  addresses: emails.map((email) => ({ email, resets: 0, codes: [], refusals: 0 })),
  cookies: Array<string>(browsers).fill(''),
});

export const newestCode = (of: Address, purpose: Code['purpose']): Code | undefined =>
  of.codes.findLast((code) => code.purpose === purpose);

const isLive = (code: Code | undefined, now: number): code is Code =>
  code !== undefined && !code.done && now < code.expiresAt;

/** An email came: the code is the one before if that still counts, otherwise the one before counts no more. */
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

/** The code that these digits may prove at this moment, if any. */
export const provable = (of: Address, digits: string, now: number): Code | undefined =>
  of.codes.find((code) => isLive(code, now) && code.digits === digits);

export function noteWrongGuess(of: Address): void {
  of.refusals += 1;
  for (const code of of.codes) code.wrongGuesses += 1;
}

/** Whether this browser holds the proof that the owner of the mailbox sits in front of it. */
export const mayReset = (of: Address, cookie: string, now: number): boolean =>
  of.grant !== undefined && of.grant.cookie === cookie && now < of.grant.expiresAt;

/** Whether somebody may sign up who shows these digits. */
export function maySignUp(of: Address, digits: string, now: number): boolean {
  const code = newestCode(of, 'sign-up');
  return isLive(code, now) && code.verified && code.digits === digits;
}
