let known: { account: string; number: number } | null = null;
let last = 0;

/** No account. */
const nobody = 0;

/**
 * Stands for an account where its address must not be read, such as in the keys of the API's cache: rises with each
 * account that takes the place of another, so that two never have the same. The end of a session changes nothing.
 */
export function accountNumberOf(account: string | null): number {
  if (account === null) return nobody;
  if (known?.account !== account) {
    last += 1;
    known = { account, number: last };
  }
  return known.number;
}

/** After a logout nobody needs to be told from the account that was here. */
export function forgetAccount(): void {
  known = null;
}
