import { useState } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { resetFields } from '../../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { paths } from '../../../../contract/paths.ts';
import { apiErrorOf } from '../../../api/apiError.ts';
import { failureOf, isOnlyRefusal } from '../../../api/failure.ts';
import { mayHaveWorked } from '../../../api/mayHaveWorked.ts';
import { registerBody } from '../../../api/requestBodies.ts';
import { resetCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { selectAccountEmail, sessionEnded } from '../../../state/auth/authSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { FieldForm } from '../../engine/FieldForm.ts';
import { textOf } from '../../engine/formContext.ts';
import { AccountName } from '../AccountName.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { ResetQuestions, notVerified } from './ResetQuestions.tsx';
import { useResetCall } from './useResetCall.ts';
import {
  interruptedSending,
  leaveSendingMark,
  markSending,
  removeSendingMark,
} from '../../../state/forms/sendingMark.ts';
import { useSendCall } from '../../sending/useSendCall.ts';

const form = 'resetPassword';
const fields: readonly Field[] = resetFields;

/** A new password for the account of this address (specification RESET). */
export function ResetPasswordForm({ email }: { email: string }) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const send = useSendCall(form);
  const account = useSiteSelector(selectAccountEmail);
  const [resetPassword, { error }] = useResetCall();
  /** An attempt got no answer, or was cancelled, or the visitor left or reloaded the page before, and may have set the password all the same. */
  const [isUnanswered, setIsUnanswered] = useState(() => interruptedSending(form) !== null);
  const isUnverified = failureOf(error)?.status === notVerified;
  // If that attempt set the password, it has used up the verification.
  const mayBeDone = isUnanswered && isUnverified;
  const isPasswordRefused = isOnlyRefusal(error, 'newPassword');
  const errorMessage = isPasswordRefused ? null : errorMessageOf(error, resetCopy);

  const submit = async ({ newPassword }: FieldValues) => {
    markSending(form, 'unknown');
    const { error: sendError } = await send(
      resetPassword(registerBody({ email, newPassword: textOf(newPassword) })),
    );
    if (sendError && apiErrorOf(sendError).kind === 'aborted') {
      leaveSendingMark();
      setIsUnanswered(true);
      return;
    }
    removeSendingMark();
    if (sendError) {
      if (mayHaveWorked(sendError)) setIsUnanswered(true);
      return;
    }
    // The server has ended the sessions of the old password; this browser's own must go, too.
    if (account?.toLowerCase() === email.toLowerCase()) dispatch(sessionEnded());
    const locationState: LocationState = { status: resetCopy.done, email, leaveConfirmed: true };
    void navigate(paths.login, { state: locationState, replace: true });
  };

  return (
    <FieldForm form={form} fields={fields} onSubmit={submit}>
      <FormError
        message={errorMessage}
        actions={
          isUnverified ? (
            <>
              {mayBeDone && (
                <Link component={RouterLink} to={paths.login} state={{ email } satisfies LocationState}>
                  {resetCopy.login}
                </Link>
              )}
              <Link
                component={RouterLink}
                to={paths.forgotPassword}
                state={{ email } satisfies LocationState}
              >
                {resetCopy.toForgot}
              </Link>
            </>
          ) : undefined
        }
      >
        {mayBeDone ? resetCopy.mayBeDone : undefined}
      </FormError>
      <AccountName email={email} />
      <ResetQuestions fields={fields} email={email} error={error} />
    </FieldForm>
  );
}
