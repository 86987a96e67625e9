import { useCallback, useRef } from 'react';
import { constants } from '../../../contract/constants.ts';
import { useVerifyCodeMutation } from '../../api/accountsApi.ts';
import type { useSendSignUpCodeMutation } from '../../api/accountsApi.ts';
import { registerBody } from '../../api/requestBodies.ts';
import { codeSent, codeVerified, selectCodeStage } from '../../state/formsSlice.ts';
import type { FormName } from '../../state/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { errorMessageOf } from '../sending/errorMessageOf.ts';
import { useCountdown } from './useCountdown.ts';
import { useOnLeave } from '../../navigation/useOnLeave.ts';

type ErrorCopy = { failed: string; unreachable: string };

type CodeCalls = {
  form: FormName;
  /** Which of the two calls sends the code is the form's choice. */
  sends: ReturnType<typeof useSendSignUpCodeMutation>;
  words: { sendError: ErrorCopy; verifyError: ErrorCopy };
};

/** The calls round a one-time code: one at a time, given up when the visitor leaves, sent again after thirty seconds. */
export function useCodeCalls({ form, sends: [send, sending], words }: CodeCalls) {
  const dispatch = useSiteDispatch();
  const stage = useSiteSelector((state) => selectCodeStage(state, form));
  const [verify, verifying] = useVerifyCodeMutation({ fixedCacheKey: `${form}.verify` });
  const coolDown = useCountdown(constants.resendCoolDown);
  const running = useRef<{ abort: () => void } | null>(null);

  const { reset: forgetSending } = sending;
  const { reset: forgetVerifying } = verifying;
  /** Ends what is running and takes back what the last calls said. */
  const forget = useCallback(() => {
    running.current?.abort();
    running.current = null;
    forgetSending();
    forgetVerifying();
  }, [forgetSending, forgetVerifying]);
  useOnLeave(forget);

  /** Resolves to whether a code is on its way. */
  const sendTo = async (email: string): Promise<boolean> => {
    if (sending.isLoading || coolDown.left > 0) return false;
    forgetVerifying();
    const call = send(registerBody({ email }));
    running.current = call;
    const { error } = await call;
    if (error) return false;
    coolDown.start();
    dispatch(codeSent({ form }));
    return true;
  };

  /** Resolves to whether the code was the right one. */
  const prove = async (email: string, otp: string): Promise<boolean> => {
    if (verifying.isLoading) return false;
    const call = verify(registerBody({ email, otp }));
    running.current = call;
    const { error } = await call;
    if (error) return false;
    dispatch(codeVerified({ form }));
    return true;
  };

  return {
    stage,
    sendTo,
    prove,
    forget,
    forgetVerifying,
    isSending: sending.isLoading,
    isVerifying: verifying.isLoading,
    sendError: errorMessageOf(sending.error, words.sendError),
    verifyError: errorMessageOf(verifying.error, words.verifyError),
    coolDown,
  };
}
