import { useState } from 'react';
import * as constants from '../../../../contract/constants.ts';
import { useVerifyCodeMutation } from '../../../api/accountsApi.ts';
import type { useSendSignUpCodeMutation } from '../../../api/accountsApi.ts';
import { apiErrorOf } from '../../../api/apiError.ts';
import { registerBody } from '../../../api/requestBodies.ts';
import { sharedResult } from '../../../api/sharedResult.ts';
import {
  codeEndOf,
  codeRefused,
  lifetimeOf,
  selectSentCode,
} from '../../../state/forms/accountEntriesSlice.ts';
import type { CodeForm } from '../../../state/forms/accountEntriesSlice.ts';
import { codeSent, codeVerified, selectCodeStage } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { focusControl, selectControl } from '../../engine/focus/focusControl.ts';
import type { FailureCopy } from '../../sending/errorMessageOf.ts';
import { useRunningCall } from '../../sending/useRunningCall.ts';
import { codeMessagesOf } from './codeMessagesOf.ts';
import { codeWaitOf } from './codeWaitOf.ts';
import { useCodeEnded } from './useCodeEnded.ts';
import { useCountdown } from './useCountdown.ts';
import { useLostAnswer } from './useLostAnswer.ts';

type CodeCalls = {
  form: CodeForm;
  /** The mutation that sends the code: each form has its own. */
  sends: ReturnType<typeof useSendSignUpCodeMutation>;
  copy: { sendError: FailureCopy; verifyError: FailureCopy };
};

/**
 * The calls that send and verify a one-time code. They are aborted when the visitor leaves. After a code was sent, the
 * next must wait 30 seconds, and after too many wrong codes as long as the server says.
 */
export function useCodeCalls({ form, sends: [send, sending], copy }: CodeCalls) {
  const dispatch = useSiteDispatch();
  const stage = useSiteSelector((state) => selectCodeStage(state, form));
  const code = useSiteSelector((state) => selectSentCode(state, form));
  const [verify, verifying] = useVerifyCodeMutation(sharedResult('verifyCode', form));
  const sendWait = useCountdown(code?.sendAfter ?? 0, code?.toldAt ?? 0);
  const verifyWait = useCountdown(code?.verifyAfter ?? 0, code?.toldAt ?? 0);
  const hasEnded = useCodeEnded(form);
  const endsAt = code?.endsAt ?? 0;
  const [seen, setSeen] = useState({ endsAt, hadEnded: hasEnded });
  if (seen.endsAt !== endsAt) setSeen({ endsAt, hadEnded: hasEnded });
  const { run: runSending, stop: stopSending } = useRunningCall();
  const { run: runVerifying, stop: stopVerifying } = useRunningCall();
  const read = useLostAnswer(form);

  const { reset: resetVerifying } = verifying;
  /** Aborts the running call and clears the errors of the last ones. */
  const reset = () => {
    stopSending();
    stopVerifying();
  };

  /** Resolves to whether a code was sent. Sends none while a code is being verified, because that empties its field. */
  const sendCode = async (email: string): Promise<boolean> => {
    if (sending.isLoading || verifying.isLoading || (sendWait > 0 && code?.address === email)) return false;
    resetVerifying();
    const askedAt = Date.now();
    const focused = document.activeElement;
    const { data, error } = await runSending(send(registerBody({ email })));
    if (error) {
      const waits = codeWaitOf(error, 'sendAfter');
      if (!waits) return false;
      // A disabled button replaces the pressed one, which would lose the focus.
      const hasMoved = document.activeElement !== focused;
      dispatch(codeRefused({ form, address: email, ...waits }));
      if (!hasMoved) focusControl(form, stage === 'sent' ? 'otp' : 'email');
      return false;
    }
    const toldAt = Date.now();
    dispatch(
      codeSent({
        form,
        address: email,
        endsAt: codeEndOf(code, email, askedAt, data?.codeLifetime),
        sendAfter: toldAt + constants.resendCoolDown,
        verifyAfter: 0,
        toldAt,
      }),
    );
    return true;
  };

  /** Resolves to whether the code was right. A wrong one is selected, so that typing replaces it. */
  const verifyCode = async (email: string, otp: string): Promise<boolean> => {
    if (verifying.isLoading || verifyWait > 0) return false;
    // The answer of a running send call would empty the field and revoke the verification.
    stopSending();
    const { data, error } = await read('verifyCode', runVerifying(verify(registerBody({ email, otp }))));
    if (error) {
      const waits = codeWaitOf(error, 'verifyAfter');
      if (waits) dispatch(codeRefused({ form, address: email, ...waits }));
      if (apiErrorOf(error).kind !== 'aborted') selectControl(form, 'otp');
      return false;
    }
    dispatch(codeVerified({ form, endsBy: Date.now() + lifetimeOf(data?.codeLifetime) }));
    return true;
  };

  const messages = codeMessagesOf(
    { error: sending.error, wait: sendWait, copy: copy.sendError },
    { error: verifying.error, wait: verifyWait, copy: copy.verifyError },
    stage === 'sent',
  );
  return {
    stage,
    code,
    sendCode,
    verifyCode,
    reset,
    resetVerifying,
    isSending: sending.isLoading,
    isVerifying: verifying.isLoading,
    ...messages,
    mayBeUsed: messages.isSpent && code?.lost === 'verifyCode',
    sendWait,
    verifyWait,
    canSendAgain: stage === 'sent' && code !== null && code.sendAfter > 0 && sendWait === 0,
    hasEnded,
    /**
     * Whether the code was known to be valid when it was first seen here: of one that came with a link it is not known
     * when, or whether, it was sent from here. What says that it was sent does not change while the page is open: nothing
     * moves when the code expires.
     */
    wasSeenValid: endsAt > 0 && !seen.hadEnded,
  };
}
