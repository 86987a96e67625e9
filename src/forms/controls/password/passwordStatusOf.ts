import type { PasswordStatus } from '../../../../contract/accounts.ts';
import { constants } from '../../../../contract/constants.ts';

/** 3 Strong from 8 characters on, 2 Medium from 5, 1 Weak below, 0 while nothing is typed (specification SIGNUP-19). */
export function passwordStatusOf(password: string): PasswordStatus {
  if (password.length >= constants.passwordStrong) return 3;
  if (password.length >= constants.passwordMedium) return 2;
  return password.length > 0 ? 1 : 0;
}
