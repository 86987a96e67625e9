import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { useSendResetCodeMutation } from '../../../api/accountsApi.ts';
import { forgotCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { codeRevoked } from '../../../state/formsSlice.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { useCodeCalls } from '../useCodeCalls.ts';

const form = 'forgotPassword';

/**
 * Forgot password: a code goes to an address, comes back, and the way to a new password is
 * open (specification FORGOT).
 */
export function useForgotPassword() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const sends = useSendResetCodeMutation({ fixedCacheKey: `${form}.send` });
  const calls = useCodeCalls({ form, sends, words: forgotCopy });
  /** Where the code went. */
  const [sentTo, setSentTo] = useState('');

  const sendTo = async (email: string): Promise<boolean> => {
    const isSent = await calls.sendTo(email);
    if (isSent) setSentTo(email);
    return isSent;
  };

  const prove = async (otp: string): Promise<boolean> => {
    const isProved = await calls.prove(sentTo, otp);
    const locationState: LocationState = {
      email: sentTo,
      status: forgotCopy.codeVerified,
      leaveConfirmed: true,
    };
    if (isProved) void navigate(paths.resetPassword, { state: locationState });
    return isProved;
  };

  const changeEmail = () => {
    calls.forget();
    calls.coolDown.stop();
    dispatch(codeRevoked({ form }));
  };

  return { ...calls, sentTo, sendTo, prove, changeEmail };
}

export type PasswordRecovery = ReturnType<typeof useForgotPassword>;
