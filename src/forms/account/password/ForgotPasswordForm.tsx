import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { forgotCodeFields, forgotEmailFields } from '../../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { forgotCopy } from '../../../content/accounts/accounts.ts';
import { selectAccountEmail } from '../../../state/auth/authSlice.ts';
import { useLocationState } from '../../../navigation/useLocationState.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { FieldForm } from '../../engine/FieldForm.ts';
import { useSending } from '../../sending/useSending.ts';
import { useCodeLink } from '../code/useCodeLink.ts';
import { useKeptEntries } from '../useKeptEntries.ts';
import { ForgotCodeStep } from './ForgotCodeStep.tsx';
import { ForgotEmailStep } from './ForgotEmailStep.tsx';
import { textOf } from '../../engine/formContext.ts';
import type { FormContext } from '../../engine/formContext.ts';
import type { PasswordRecovery } from './useForgotPassword.ts';

type ForgotPasswordFormProps = { recovery: PasswordRecovery };

const form = 'forgotPassword';
const emailFields: readonly Field[] = forgotEmailFields;
const codeFields: readonly Field[] = forgotCodeFields;

/** The first two steps of a new password: the address of the account, then the code that was sent to it. */
export function ForgotPasswordForm({ recovery }: ForgotPasswordFormProps) {
  const account = useSiteSelector(selectAccountEmail);
  const { email: handedOver } = useLocationState();
  const known = handedOver ?? account;
  const [initial] = useState({ email: known ?? '', otp: '' });
  /** The code of a link whose address is not known yet. */
  const waitingCodeRef = useRef('');
  const send = useSending(form);
  const isFirstStep = recovery.stage === 'unsent';

  const submit = async (values: FieldValues, { reset }: Pick<FormContext, 'reset'>) => {
    const email = textOf(values['email']);
    const isDone = await send((signal) => {
      signal.addEventListener('abort', recovery.reset);
      return isFirstStep ? recovery.sendCode(email) : recovery.verifyCode(textOf(values['otp']));
    });
    if (isFirstStep && isDone) {
      // This clears the touched flags: the field of the next step must not show an error yet.
      reset({ email, otp: waitingCodeRef.current });
      waitingCodeRef.current = '';
    }
  };

  return (
    <FieldForm
      form={form}
      fields={isFirstStep ? emailFields : codeFields}
      initial={initial}
      onSubmit={submit}
    >
      <Steps recovery={recovery} known={known} waitingCodeRef={waitingCodeRef} />
    </FieldForm>
  );
}

type StepsProps = ForgotPasswordFormProps & { known: string | null; waitingCodeRef: RefObject<string> };

function Steps({ recovery, known, waitingCodeRef }: StepsProps) {
  const restored = useKeptEntries(form, emailFields);
  const linkNote = useCodeLink({
    form,
    isReady: restored !== null,
    button: forgotCopy.verify,
    waitingCodeRef,
  });
  return recovery.stage === 'unsent' ? (
    <ForgotEmailStep recovery={recovery} known={known} linkNote={linkNote} />
  ) : (
    <ForgotCodeStep recovery={recovery} linkNote={linkNote} />
  );
}
