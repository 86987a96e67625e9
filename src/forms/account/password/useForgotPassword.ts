import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { useSendResetCodeMutation } from '../../../api/accountsApi.ts';
import { forgotCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { codeRevoked } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { useCodeCalls } from '../useCodeCalls.ts';

const form = 'forgotPassword';

/**
 * The first two steps of a new password: a code is sent to an address and verified; then the page for the new password
 * opens (specification FORGOT).
 */
export function useForgotPassword() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const sends = useSendResetCodeMutation({ fixedCacheKey: `${form}.send` });
  const calls = useCodeCalls({ form, sends, copy: forgotCopy });
  /** The address the code was sent to. */
  const [sentTo, setSentTo] = useState('');

  const sendCode = async (email: string): Promise<boolean> => {
    const isSent = await calls.sendCode(email);
    if (isSent) setSentTo(email);
    return isSent;
  };

  const verifyCode = async (otp: string): Promise<boolean> => {
    const isVerified = await calls.verifyCode(sentTo, otp);
    const locationState: LocationState = {
      email: sentTo,
      status: forgotCopy.codeVerified,
      leaveConfirmed: true,
    };
    if (isVerified) void navigate(paths.resetPassword, { state: locationState });
    return isVerified;
  };

  const changeEmail = () => {
    calls.reset();
    calls.coolDown.stop();
    dispatch(codeRevoked({ form }));
  };

  return { ...calls, sentTo, sendCode, verifyCode, changeEmail };
}

export type PasswordRecovery = ReturnType<typeof useForgotPassword>;
