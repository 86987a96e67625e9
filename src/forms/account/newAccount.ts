/** What the login form would be typed into. */
export type NewAccount = { email: string; password: string };

/**
 * The account that was made a moment ago, for one login without typing its password again. In memory only, as passwords are
 * in no state and no storage: a reload or leaving the login page forgets it.
 */
let kept: NewAccount | null = null;

export const keepNewAccount = (account: NewAccount): void => {
  kept = account;
};
export const forgetNewAccount = (): void => {
  kept = null;
};
export const newAccount = (): NewAccount | null => kept;
