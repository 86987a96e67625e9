import { useCallback, useRef } from 'react';
import { constants } from '../../../contract/constants.ts';
import { useVerifyCodeMutation } from '../../api/accountsApi.ts';
import type { useSendSignUpCodeMutation } from '../../api/accountsApi.ts';
import { registerBody } from '../../api/requestBodies.ts';
import { codeSent, codeVerified, selectCodeStage } from '../../state/forms/formsSlice.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { errorMessageOf } from '../sending/errorMessageOf.ts';
import { useCountdown } from './useCountdown.ts';
import { useOnLeave } from '../../navigation/useOnLeave.ts';

type ErrorCopy = { failed: string; unreachable: string };

type CodeCalls = {
  form: FormName;
  /** Which of the two calls sends the code is the form's choice. */
  sends: ReturnType<typeof useSendSignUpCodeMutation>;
  copy: { sendError: ErrorCopy; verifyError: ErrorCopy };
};

/** The calls about a one-time code. They end when the visitor leaves; after a code was sent, the next must wait 30 seconds. */
export function useCodeCalls({ form, sends: [send, sending], copy }: CodeCalls) {
  const dispatch = useSiteDispatch();
  const stage = useSiteSelector((state) => selectCodeStage(state, form));
  const [verify, verifying] = useVerifyCodeMutation({ fixedCacheKey: `${form}.verify` });
  const coolDown = useCountdown(constants.resendCoolDown);
  const running = useRef<{ abort: () => void } | null>(null);

  const { reset: resetSending } = sending;
  const { reset: resetVerifying } = verifying;
  /** Aborts the running call and clears the errors of the last ones. */
  const reset = useCallback(() => {
    running.current?.abort();
    running.current = null;
    resetSending();
    resetVerifying();
  }, [resetSending, resetVerifying]);
  useOnLeave(reset);

  /** Resolves to whether a code was sent. */
  const sendCode = async (email: string): Promise<boolean> => {
    if (sending.isLoading || coolDown.left > 0) return false;
    resetVerifying();
    const call = send(registerBody({ email }));
    running.current = call;
    const { error } = await call;
    if (error) return false;
    coolDown.start();
    dispatch(codeSent({ form }));
    return true;
  };

  /** Resolves to whether the code was the right one. */
  const verifyCode = async (email: string, otp: string): Promise<boolean> => {
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
    sendCode,
    verifyCode,
    reset,
    resetVerifying,
    isSending: sending.isLoading,
    isVerifying: verifying.isLoading,
    sendError: errorMessageOf(sending.error, copy.sendError),
    verifyError: errorMessageOf(verifying.error, copy.verifyError),
    coolDown,
  };
}
