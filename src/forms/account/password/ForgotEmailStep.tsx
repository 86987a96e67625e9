import { useEffect } from 'react';
import { forgotEmailFields } from '../../../../contract/accounts.ts';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { AccountActions } from '../AccountParts.tsx';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { focusControl } from '../../engine/focusControl.ts';
import { InlineError } from '../../parts/InlineError.tsx';
import { textOf, useForm } from '../../engine/formContext.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';
import { useFillInEmail } from '../useFillInEmail.ts';
import { useOnChange } from '../useOnChange.ts';
import type { PasswordRecovery } from './useForgotPassword.ts';

const [emailField] = forgotEmailFields;

type ForgotEmailStepProps = { recovery: PasswordRecovery; known: string | null };

/** Asks for the address of the account, where it is not known from the login or the session. */
export function ForgotEmailStep({ recovery, known }: ForgotEmailStepProps) {
  const { form, values } = useForm();
  const email = textOf(values['email']);
  const { sendError, isSending, sentTo } = recovery;

  useOnChange(email, recovery.reset);

  useFillInEmail(known);

  useEffect(() => {
    // The visitor came back from the second step to change the address.
    if (sentTo !== '') focusControl(form, 'email');
  }, [form, sentTo]);

  return (
    <>
      <FieldGrid>
        <FormField
          field={emailField}
          below={sendError === null ? undefined : <InlineError>{sendError}</InlineError>}
        />
      </FieldGrid>
      <AccountActions>
        <BusyButton
          type="submit"
          size="large"
          label={codeCopy.send}
          busyLabel={codeCopy.sending}
          busy={isSending}
        />
      </AccountActions>
    </>
  );
}
