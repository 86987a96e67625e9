import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { useSendResetCodeMutation } from '../../../api/accountsApi.ts';
import { forgotCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { codeRevoked, codeSent } from '../../../state/forms/formsSlice.ts';
import { useLocationState } from '../../../navigation/useLocationState.ts';
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
  /**
   * The address the code was sent to; empty in the first step. Each step has an entry of its own in the history: Back leads to
   * the first, and a reload stays in the second.
   */
  const { codeSentTo: sentTo = '' } = useLocationState();
  const entered: typeof calls.stage = sentTo === '' ? 'unsent' : 'sent';
  const stage = entered === 'sent' && calls.stage === 'verified' ? 'verified' : entered;

  const enterStep = useEffectEvent(() => {
    if (sentTo !== '') dispatch(codeSent({ form }));
    else {
      calls.reset();
      calls.coolDown.stop();
      dispatch(codeRevoked({ form }));
    }
  });
  useEffect(() => enterStep(), [sentTo]);

  const sendCode = async (email: string): Promise<boolean> => {
    const isSent = await calls.sendCode(email);
    const locationState: LocationState = { email, codeSentTo: email };
    if (isSent && email !== sentTo) await navigate(paths.forgotPassword, { state: locationState });
    return isSent;
  };

  const verifyCode = async (otp: string): Promise<boolean> => {
    const isVerified = await calls.verifyCode(sentTo, otp);
    const locationState: LocationState = {
      email: sentTo,
      status: forgotCopy.codeVerified,
      leaveConfirmed: true,
    };
    // Back from there does not lead to a code that was used.
    if (isVerified) void navigate(paths.resetPassword, { state: locationState, replace: true });
    return isVerified;
  };

  const changeEmail = () => void navigate(-1);

  return { ...calls, stage, sentTo, sendCode, verifyCode, changeEmail };
}

export type PasswordRecovery = ReturnType<typeof useForgotPassword>;
