import * as constants from '../../../../contract/constants.ts';
import { passwordProblemOf } from '../../../../contract/passwords/passwords.ts';

/** 1 Weak, 2 Medium, 3 Strong (specification SIGNUP-19); 0 while nothing is typed. */
type PasswordStatus = 0 | 1 | 2 | 3;

/** A rating, and why the server would refuse the password, if it would. */
export type PasswordRating = { status: PasswordStatus; problem: string | undefined };

function statusOf({ length }: string): PasswordStatus {
  if (length >= constants.passwordStrong) return 3;
  if (length >= constants.passwordMedium) return 2;
  return length > 0 ? 1 : 0;
}

/**
 * The strength of a password, and why the server would refuse it. A password that is long enough but refused is Weak
 * (specification SIGNUP-20).
 */
export function passwordRatingOf(password: string, email: string): PasswordRating {
  const status = statusOf(password);
  const problem = status === 0 ? undefined : passwordProblemOf(password, email);
  return { status: status === 3 && problem !== undefined ? 1 : status, problem };
}
