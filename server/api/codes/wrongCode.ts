import { serverMessages } from '../../../contract/serverMessages.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../../common/httpError.ts';
import type { CodePurpose } from '../../store/database/tables.ts';

/** The sentences of the forms that ask for the two kinds of code (specification SIGNUP-14, FORGOT-11). */
const wrongCodeMessages: Record<CodePurpose, string> = {
  'sign-up': serverMessages.wrongSignUpCode,
  reset: serverMessages.wrongResetCode,
};

export type AttemptsLeft = Awaited<ReturnType<Dependencies['store']['attemptsLeft']>>;

/**
 * The error for a wrong code, worded for the purpose of the code that was last requested for this address. That reveals
 * nothing about accounts, because both kinds of code can be requested for any address.
 */
export function wrongCode({ purpose = 'sign-up', left, wait }: AttemptsLeft): HttpError {
  const retryAfter = left === 0 ? Math.ceil(wait / 1000) : undefined;
  return new HttpError(400, wrongCodeMessages[purpose], { attemptsLeft: left, retryAfter });
}
