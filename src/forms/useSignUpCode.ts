import { useCallback, useEffect, useRef, useState } from 'react';
import { constants } from '../../contract/constants.ts';
import { formatMessages, isEmail } from '../../contract/rules.ts';
import { useSendSignUpCodeMutation, useVerifyCodeMutation } from '../api/accountsApi.ts';
import { signUpWords } from '../content/accounts.ts';
import { codeRevoked, codeSent, codeVerified, selectCodeStage } from '../state/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../state/hooks.ts';
import { callFault } from './callFault.ts';
import { focusControl } from './controls.ts';
import { textOf, useForm } from './formContext.ts';
import { useCountdown } from './useCountdown.ts';

const form = 'signUp';

const sendWords = { failed: signUpWords.sendFailed, unreachable: signUpWords.sendUnreachable };
const verifyWords = { failed: signUpWords.verifyFailed, unreachable: signUpWords.verifyUnreachable };

/** A remark on one answer; it counts until the answer changes. */
type Prompt = { name: 'email' | 'otp'; text: string; about: string };

/**
 * The one-time code of sign-up: asking for it, proving it, asking again. What was proved belongs to one address:
 * changing the address ends running calls and takes the proof back (acceptance decision 4).
 */
export function useSignUpCode() {
  const dispatch = useSiteDispatch();
  const { values, setValue } = useForm();
  const stage = useSiteSelector((state) => selectCodeStage(state, form));
  const [send, sending] = useSendSignUpCodeMutation({ fixedCacheKey: 'sendSignUpCode' });
  const [verify, verifying] = useVerifyCodeMutation({ fixedCacheKey: 'verifySignUpCode' });
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const coolDown = useCountdown(constants.resendCoolDown);
  const running = useRef<{ abort: () => void } | null>(null);

  const email = textOf(values['email']);
  const otp = textOf(values['otp']);

  const { reset: resetSending } = sending;
  const { reset: resetVerifying } = verifying;
  const forget = useCallback(() => {
    running.current?.abort();
    running.current = null;
    resetSending();
    resetVerifying();
  }, [resetSending, resetVerifying]);

  // A late answer never reaches a form that was left.
  const forgetLatest = useRef(forget);
  useEffect(() => {
    forgetLatest.current = forget;
  }, [forget]);
  useEffect(() => () => forgetLatest.current(), []);

  const known = useRef(email);
  const { stop } = coolDown;
  useEffect(() => {
    if (known.current === email) return;
    known.current = email;
    forget();
    stop();
    setValue('otp', '');
    dispatch(codeRevoked({ form }));
  }, [email, forget, stop, setValue, dispatch]);

  const refuse = (name: Prompt['name'], text: string) => {
    setPrompt({ name, text, about: name === 'email' ? email : otp });
    focusControl(form, name);
  };

  const sendCode = async () => {
    if (sending.isLoading || coolDown.left > 0) return;
    if (email === '') return refuse('email', signUpWords.emailFirst);
    if (!isEmail(email)) return refuse('email', formatMessages.email);
    setPrompt(null);
    resetVerifying();
    const call = send(() => ({ email }));
    running.current = call;
    const { error } = await call;
    if (error) return undefined;
    setValue('otp', '');
    coolDown.start();
    return dispatch(codeSent({ form }));
  };

  const verifyCode = async () => {
    if (verifying.isLoading) return;
    if (otp === '') return refuse('otp', signUpWords.codeFirst);
    setPrompt(null);
    const call = verify(() => ({ email, otp }));
    running.current = call;
    const { error } = await call;
    if (error) return undefined;
    return dispatch(codeVerified({ form }));
  };

  const promptOf = (name: Prompt['name'], answer: string) =>
    prompt?.name === name && prompt.about === answer ? prompt.text : undefined;

  return {
    stage,
    sendCode,
    verifyCode,
    clearPrompts: () => setPrompt(null),
    isSending: sending.isLoading,
    isVerifying: verifying.isLoading,
    sendFault: callFault(sending.error, sendWords),
    verifyFault: callFault(verifying.error, verifyWords),
    emailPrompt: promptOf('email', email),
    codePrompt: promptOf('otp', otp),
    coolDown,
  };
}
