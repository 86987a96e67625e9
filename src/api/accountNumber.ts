const numbers = new Map<string, number>();
let last = 0;

/** The number for no account. */
const nobody = 0;

/**
 * A number that stands for an account where its email address must not be readable, such as in the keys of the API's
 * cache. An account keeps its number until a logout, and no two accounts ever have the same.
 */
export function accountNumberOf(account: string | null): number {
  if (account === null) return nobody;
  const known = numbers.get(account);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(account, last);
  return last;
}

/** Forgets all accounts, for a logout; they get new numbers. */
export function forgetAccounts(): void {
  numbers.clear();
}
