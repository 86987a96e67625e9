import { useEffect, useRef, useState } from 'react';
import { signUpFields } from '../../../../contract/accounts.ts';
import { formatMessages } from '../../../../contract/messages.ts';
import { isEmail, unmarked } from '../../../../contract/rules.ts';
import { useSendSignUpCodeMutation } from '../../../api/accountsApi.ts';
import type { useSignUpMutation } from '../../../api/accountsApi.ts';
import { failureOf } from '../../../api/failure.ts';
import { sharedResult } from '../../../api/sharedResult.ts';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import { codeForgotten } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { focusControl, selectControl } from '../../engine/focus/focusControl.ts';
import { textOf, useForm } from '../../engine/formContext.ts';
import type { FormContext } from '../../engine/formContext.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { useCodeLink } from '../code/useCodeLink.ts';
import { useKeptEntries } from '../useKeptEntries.ts';
import { useCodeCalls } from '../code/useCodeCalls.ts';
import { useOnChange } from '../useOnChange.ts';
import { useCodePrompts } from './useCodePrompts.ts';

const form = 'signUp';

export type SignUpResult = ReturnType<typeof useSignUpMutation>[1];

/**
 * The one-time code of sign-up: sending, verifying, sending again. The verification belongs to one address: changing the
 * address aborts running calls and revokes it (specification D4). A wrong code in the sign-up call itself does not.
 * @param signingUp the call that sends the code once more
 */
export function useSignUpCode(signingUp: SignUpResult) {
  const dispatch = useSiteDispatch();
  const { values, getValues, setValue, setValues, untouch } = useForm();
  const restored = useKeptEntries(form, signUpFields);
  const waitingCodeRef = useRef('');
  const sends = useSendSignUpCodeMutation(sharedResult('sendSignUpCode'));
  const calls = useCodeCalls({ form, sends, copy: signUpCopy });
  const [isVerifiedHere, setIsVerifiedHere] = useState(false);
  const triesLeft = failureOf(signingUp.error)?.attemptsLeft;
  const isRefused = calls.stage === 'verified' && triesLeft !== undefined;
  /** Signing up refused the code, so its field stays open until another one is verified. */
  const [isReopened, setIsReopened] = useState(false);
  if (isRefused && !isReopened) setIsReopened(true);

  const email = unmarked(textOf(values['email']));
  const otp = textOf(values['otp']);
  const { showPrompt, clearPrompts, ...prompts } = useCodePrompts({ email, otp });

  const setCode = (code: string) => {
    setValue('otp', code);
    untouch('otp');
  };

  /** The visitor entered another address. One that is restored, or that a link fills in, comes with its code. */
  const enterEmail: FormContext['setValue'] = (name, value) => {
    setValue(name, value);
    if (calls.code?.address === unmarked(textOf(value))) return;
    calls.reset();
    setCode('');
    dispatch(codeForgotten({ form }));
  };
  useOnChange(otp, () => {
    if (!calls.isVerifying) calls.resetVerifying();
    // Whatever the stage: another code is none that signing up has refused.
    if (triesLeft !== undefined) signingUp.reset();
    untouch('otp');
  });
  const linkNote = useCodeLink({
    form,
    isReady: restored !== null,
    button: calls.stage === 'verified' ? signUpCopy.submit : signUpCopy.verify,
    waitingCodeRef,
  });

  const busy = useSubmitting();
  useEffect(() => {
    if (isRefused && !busy) selectControl(form, 'otp');
  }, [isRefused, busy]);

  const sendCode = async () => {
    if (!isEmail(email)) {
      showPrompt('email', email === '' ? signUpCopy.emailFirst : formatMessages.email);
      return;
    }
    clearPrompts();
    const again = calls.stage === 'sent';
    if (!(await calls.sendCode(email))) return;
    const waitingCode = waitingCodeRef.current;
    waitingCodeRef.current = '';
    // If the field has changed meanwhile, the visitor has typed the new code.
    if (textOf(getValues()['otp']) === otp) setValues({ otp: waitingCode });
    untouch('otp');
    // The pressed button is now disabled and has lost the focus.
    if (again) focusControl(form, 'otp');
  };

  const verifyCode = async () => {
    if (otp === '') {
      showPrompt('otp', signUpCopy.codeFirst);
      return;
    }
    clearPrompts();
    setIsVerifiedHere(await calls.verifyCode(email, otp));
    setIsReopened(false);
  };

  return {
    ...calls,
    ...(isRefused && {
      verifyError: errorMessageOf(signingUp.error, signUpCopy.verifyError),
      attemptsLeft: triesLeft,
    }),
    isReopened: calls.stage === 'verified' && isReopened,
    /** The code was verified before a reload, and has to be typed again, because signing up sends it once more. */
    isCodeMissing: restored === 'verified' && calls.stage === 'verified' && !isVerifiedHere,
    linkNote,
    enterEmail,
    sendCode,
    verifyCode,
    clearPrompts,
    ...prompts,
  };
}
