import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { useSendResetCodeMutation } from '../../../api/accountsApi.ts';
import { forgotCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { codeForgotten, entriesDropped } from '../../../state/forms/accountEntriesSlice.ts';
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
  const sentTo = calls.code?.address ?? '';

  const verifyCode = async (otp: string): Promise<boolean> => {
    const isVerified = await calls.verifyCode(sentTo, otp);
    const locationState: LocationState = {
      email: sentTo,
      status: forgotCopy.codeVerified,
      leaveConfirmed: true,
    };
    if (!isVerified) return false;
    await navigate(paths.resetPassword, { state: locationState });
    dispatch(entriesDropped({ form }));
    return true;
  };

  /** The visitor went back to the first step. */
  const [isChanging, setIsChanging] = useState(false);
  const changeEmail = () => {
    calls.reset();
    dispatch(codeForgotten({ form }));
    dispatch(codeRevoked({ form }));
    setIsChanging(true);
  };

  /** What was said of another address no longer counts. */
  const emailChanged = (email: string) => {
    if (sentTo === email) return;
    calls.reset();
    dispatch(codeForgotten({ form }));
  };

  return { ...calls, sentTo, verifyCode, changeEmail, isChanging, emailChanged };
}

export type PasswordRecovery = ReturnType<typeof useForgotPassword>;
