import { useEffect } from 'react';
import { forgotEmailFields } from '../../../../contract/accounts.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { AccountActions } from '../AccountParts.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { focusControl } from '../../engine/focus/focusControl.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { InlineError } from '../../parts/InlineError.tsx';
import { textOf, useForm } from '../../engine/formContext.ts';
import type { FormContext } from '../../engine/formContext.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';
import { useFillInEmail } from '../useFillInEmail.ts';
import { SendCodeButton } from '../code/SendCodeButton.tsx';
import type { PasswordRecovery } from './useForgotPassword.ts';

const [emailField] = forgotEmailFields;

type ForgotEmailStepProps = {
  recovery: PasswordRecovery;
  known: string | null;
  /** What became of the link in an email. */
  linkNote: string | null;
};

/** Asks for the address of the account; filled in if it is known from the login or the session. */
export function ForgotEmailStep({ recovery, known, linkNote }: ForgotEmailStepProps) {
  const { form, setValue, untouch } = useForm();
  const { sendError, sendWait, isSending, cameBack } = recovery;

  /** The visitor entered another address. One that is restored, or that a link fills in, comes with its code. */
  const enterEmail: FormContext['setValue'] = (name, value) => {
    setValue(name, value);
    untouch(name);
    recovery.emailEntered(textOf(value));
  };

  useFillInEmail(known);

  useEffect(() => {
    // The visitor came back from the second step to change the address.
    if (cameBack) focusControl(form, 'email');
  }, [form, cameBack]);

  // When the loading screen is gone: a disabled button has replaced the pressed one, which had the focus.
  const busy = useSubmitting();
  const isHeldBack = !busy && sendError !== null && sendWait > 0;
  useEffect(() => {
    if (isHeldBack) focusControl(form, 'email');
  }, [form, isHeldBack]);

  return (
    <>
      <FieldGrid>
        <FormField
          field={emailField}
          setValue={enterEmail}
          below={
            <>
              {sendError !== null && <InlineError>{sendError}</InlineError>}
              <LiveRegion>{linkNote !== null && <FieldHint kind="info">{linkNote}</FieldHint>}</LiveRegion>
            </>
          }
        />
      </FieldGrid>
      <AccountActions>
        {sendWait > 0 ? (
          <SendCodeButton wait={sendWait} busy={isSending} />
        ) : (
          <SubmitButton label={codeCopy.send} busyLabel={codeCopy.sending} busy={isSending} />
        )}
      </AccountActions>
    </>
  );
}
