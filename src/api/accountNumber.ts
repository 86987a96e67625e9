let known: { account: string; number: number } | null = null;
let last = 0;

/** The number for no account. */
const nobody = 0;

/**
 * A number that stands for an account where its e-mail address must not be readable, such as in the keys of the API's
 * cache. It rises with each change of the account, so that two accounts never have the same. The end of a session does
 * not change it.
 */
export function accountNumberOf(account: string | null): number {
  if (account === null) return nobody;
  if (known?.account !== account) {
    last += 1;
    known = { account, number: last };
  }
  return known.number;
}

/** Forgets the last account, for a logout; the next one gets a new number. */
export function forgetAccount(): void {
  known = null;
}
