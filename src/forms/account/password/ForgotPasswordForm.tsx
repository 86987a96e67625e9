import { useState } from 'react';
import { forgotCodeFields, forgotEmailFields } from '../../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { selectAccountEmail } from '../../../state/auth/authSlice.ts';
import { useLocationState } from '../../../navigation/useLocationState.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { FieldForm } from '../../engine/FieldForm.tsx';
import { ForgotCodeStep } from './ForgotCodeStep.tsx';
import { ForgotEmailStep } from './ForgotEmailStep.tsx';
import { textOf } from '../../engine/formContext.ts';
import type { FormContext } from '../../engine/formContext.ts';
import type { PasswordRecovery } from './useForgotPassword.ts';

type ForgotPasswordFormProps = { recovery: PasswordRecovery };

const emailFields: readonly Field[] = forgotEmailFields;
const codeFields: readonly Field[] = forgotCodeFields;

/** The first two steps of a new password: the address of the account, then the code that was sent to it. */
export function ForgotPasswordForm({ recovery }: ForgotPasswordFormProps) {
  const account = useSiteSelector(selectAccountEmail);
  const { email: handedOver } = useLocationState();
  const known = handedOver ?? account;
  const [initial] = useState({ email: known ?? '', otp: '' });
  const isFirstStep = recovery.stage === 'unsent';

  const submit = async (values: FieldValues, { reset }: Pick<FormContext, 'reset'>) => {
    const email = textOf(values['email']);
    if (!isFirstStep) await recovery.verifyCode(textOf(values['otp']));
    // The field of the next step was not shown yet, so no error of it may show.
    else if (await recovery.sendCode(email)) reset({ email, otp: '' });
  };

  return (
    <FieldForm
      form="forgotPassword"
      fields={isFirstStep ? emailFields : codeFields}
      initial={initial}
      onSubmit={submit}
    >
      {isFirstStep ? (
        <ForgotEmailStep recovery={recovery} known={known} />
      ) : (
        <ForgotCodeStep recovery={recovery} />
      )}
    </FieldForm>
  );
}
