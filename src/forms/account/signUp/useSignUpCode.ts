import { useState } from 'react';
import { formatMessages, isEmail } from '../../../../contract/rules.ts';
import { useSendSignUpCodeMutation } from '../../../api/accountsApi.ts';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import { codeRevoked } from '../../../state/formsSlice.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { focusControl } from '../../engine/focusControl.ts';
import { textOf, useForm } from '../../engine/formContext.ts';
import { useCodeCalls } from '../useCodeCalls.ts';
import { useOnChange } from '../useOnChange.ts';

const form = 'signUp';

/** A remark on one answer; it counts until the answer changes. */
type Prompt = { name: 'email' | 'otp'; text: string; about: string };

/**
 * The one-time code of sign-up: asking for it, proving it, asking again. What was proved belongs to one address:
 * changing the address ends running calls and takes the proof back (specification D4).
 */
export function useSignUpCode() {
  const dispatch = useSiteDispatch();
  const { values, setValue } = useForm();
  const sends = useSendSignUpCodeMutation({ fixedCacheKey: 'signUp.send' });
  const calls = useCodeCalls({ form, sends, words: signUpCopy });
  const [prompt, setPrompt] = useState<Prompt | null>(null);

  const email = textOf(values['email']);
  const otp = textOf(values['otp']);

  useOnChange(email, () => {
    calls.forget();
    calls.coolDown.stop();
    setValue('otp', '');
    dispatch(codeRevoked({ form }));
  });

  const refuse = (name: Prompt['name'], text: string) => {
    setPrompt({ name, text, about: name === 'email' ? email : otp });
    focusControl(form, name);
  };

  const sendCode = async () => {
    if (email === '') return refuse('email', signUpCopy.emailFirst);
    if (!isEmail(email)) return refuse('email', formatMessages.email);
    setPrompt(null);
    const again = calls.stage === 'sent';
    if (!(await calls.sendTo(email))) return undefined;
    setValue('otp', '');
    // The pressed button now waits, and a button that waits loses the keyboard.
    return again ? focusControl(form, 'otp') : undefined;
  };

  const verifyCode = async () => {
    if (otp === '') return refuse('otp', signUpCopy.codeFirst);
    setPrompt(null);
    await calls.prove(email, otp);
    return undefined;
  };

  const promptOf = (name: Prompt['name'], answer: string) =>
    prompt?.name === name && prompt.about === answer ? prompt.text : undefined;

  return {
    ...calls,
    sendCode,
    verifyCode,
    clearPrompts: () => setPrompt(null),
    emailPrompt: promptOf('email', email),
    codePrompt: promptOf('otp', otp),
  };
}
