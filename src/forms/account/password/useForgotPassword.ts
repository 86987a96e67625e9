import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { useSendResetCodeMutation } from '../../../api/accountsApi.ts';
import { sharedResult } from '../../../api/sharedResult.ts';
import { forgotCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { entriesDropped, noWaits } from '../../../state/forms/accountEntriesSlice.ts';
import { codeForgotten, codeRestored } from '../../../state/forms/formsSlice.ts';
import { interruptedSending, removeSendingMark } from '../../../state/forms/sendingMark.ts';
import type { CodeStage } from '../../../state/forms/oneTimeCode.ts';
import { useLocationState } from '../../../navigation/useLocationState.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { useCodeCalls } from '../code/useCodeCalls.ts';

const form = 'forgotPassword';

/**
 * The first two steps of a new password: a code is sent to an address and verified; then the page for the new password
 * opens (specification FORGOT).
 */
export function useForgotPassword() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const sends = useSendResetCodeMutation(sharedResult('sendResetCode'));
  const calls = useCodeCalls({ form, sends, copy: forgotCopy });
  const { code } = calls;
  /**
   * The address that the code was sent to; empty in the first step. Each step has its own history entry, so that Back
   * leads to the first step and a reload stays in the second.
   */
  const { codeSentTo: sentTo = '' } = useLocationState();
  const reached: CodeStage = calls.stage === 'verified' ? 'verified' : 'sent';
  const stage: CodeStage = sentTo === '' ? 'unsent' : reached;
  /** Whether the visitor came back to the first step from the second. */
  const [cameBack, setCameBack] = useState(false);
  if (sentTo !== '' && !cameBack) setCameBack(true);

  const enterStep = useEffectEvent((address: string) => {
    if (address === '') {
      if (calls.stage === 'unsent') return;
      calls.reset();
      dispatch(codeForgotten({ form }));
      return;
    }
    // A code of which this tab has kept nothing, such as after Back and Forward, is known only from the history entry.
    const known = code?.address === address ? code : { address, endsAt: 0, ...noWaits };
    if (known !== code || code.stage !== 'sent') dispatch(codeRestored({ form, ...known, stage: 'sent' }));
  });
  useEffect(() => enterStep(sentTo), [sentTo]);

  /** The address of a code that was sent now or before a reload, or that a link brought; empty without one. */
  const address = calls.stage === 'sent' && code ? code.address : '';
  const openSecondStep = useEffectEvent((email: string) => {
    const locationState: LocationState = { email, codeSentTo: email };
    if (email !== '' && email !== sentTo) void navigate(paths.forgotPassword, { state: locationState });
  });
  useEffect(() => openSecondStep(address), [address]);

  const verifyCode = async (otp: string): Promise<boolean> => {
    const isVerified = await calls.verifyCode(sentTo, otp);
    const locationState: LocationState = {
      email: sentTo,
      status: forgotCopy.codeVerified,
      leaveConfirmed: true,
    };
    if (!isVerified) return false;
    // Whatever became of a password that was being set before: this verification is not used up.
    if (interruptedSending('resetPassword')) removeSendingMark();
    // The entry is replaced, so that Back does not lead to a code that was used.
    await navigate(paths.resetPassword, { state: locationState, replace: true });
    dispatch(entriesDropped({ form }));
    return true;
  };

  const changeEmail = () => void navigate(-1);

  /** The messages about the previous address and its code no longer apply. */
  const emailEntered = (email: string) => {
    if (code?.address === email) return;
    calls.reset();
    dispatch(codeForgotten({ form }));
  };

  return { ...calls, stage, sentTo, cameBack, verifyCode, changeEmail, emailEntered };
}

export type PasswordRecovery = ReturnType<typeof useForgotPassword>;
