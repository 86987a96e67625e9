/** The answers of the login form. */
export type NewAccount = { email: string; password: string };

/**
 * The account that was just made, for one login without typing its password again. It is kept in memory only, because
 * passwords are never in the store or in storage: a reload or leaving the login page forgets it.
 */
let kept: NewAccount | null = null;

export const keepNewAccount = (account: NewAccount): void => {
  kept = account;
};
export const forgetNewAccount = (): void => {
  kept = null;
};
export const newAccount = (): NewAccount | null => kept;
