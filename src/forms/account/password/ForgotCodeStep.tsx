import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { forgotCodeFields } from '../../../../contract/accounts.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.ts';
import { codeCopy, forgotCopy } from '../../../content/accounts/accounts.ts';
import { AccountActions } from '../AccountParts.tsx';
import { focusControl, selectControl } from '../../engine/focus/focusControl.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';
import { InlineError } from '../../parts/InlineError.tsx';
import { textOf, useForm } from '../../engine/formContext.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';
import { CodeNotes } from '../code/CodeNotes.tsx';
import { SendCodeButton } from '../code/SendCodeButton.tsx';
import { useOnChange } from '../useOnChange.ts';
import { VerifyButton } from '../code/VerifyButton.tsx';
import type { PasswordRecovery } from './useForgotPassword.ts';

const [otpField] = forgotCodeFields;

/** In narrow windows its button is as wide as the one above. */
const SendAgain = styled('div')(({ theme }) => ({
  marginTop: 20,
  [theme.breakpoints.down('sm')]: { display: 'grid' },
}));

type ForgotCodeStepProps = {
  recovery: PasswordRecovery;
  /** What became of the link in an email. */
  linkNote: string | null;
};

/** Verifies the code that was sent, or has it sent again. */
export function ForgotCodeStep({ recovery, linkNote }: ForgotCodeStepProps) {
  const { form, values, getValues, setValues, untouch } = useForm();
  const { sentTo, sendWait, sendError, verifyError, isSending, isVerifying, resetVerifying } = recovery;

  // On mount, and when the loading screen is gone: typing then replaces a wrong code.
  const busy = useSubmitting();
  useEffect(() => {
    if (!busy) selectControl(form, otpField.name);
  }, [form, busy]);

  const otp = textOf(values['otp']);
  useOnChange(otp, () => {
    if (!isVerifying) resetVerifying();
    untouch(otpField.name);
  });

  const sendAgain = async () => {
    if (!(await recovery.sendCode(sentTo))) return;
    // If the field has changed meanwhile, the visitor has typed the new code.
    if (textOf(getValues()['otp']) === otp) setValues({ otp: '' });
    untouch(otpField.name);
    // The pressed button is now disabled and has lost the focus.
    focusControl(form, otpField.name);
  };

  return (
    <>
      <FieldGrid>
        <FormField
          field={otpField}
          wrong={verifyError !== null}
          below={
            <CodeNotes
              error={verifyError}
              attemptsLeft={recovery.attemptsLeft}
              isSpent={recovery.isSpent}
              mayBeUsed={recovery.mayBeUsed}
              hasEnded={recovery.hasEnded}
              linkNote={linkNote}
            />
          }
        />
      </FieldGrid>
      <AccountActions>
        <VerifyButton
          type="submit"
          size="large"
          label={forgotCopy.verify}
          wait={recovery.verifyWait}
          busy={isVerifying}
        />
      </AccountActions>
      <SendAgain>
        <SendCodeButton wait={sendWait} busy={isSending} onPress={() => void sendAgain()} />
        {sendError !== null && <InlineError>{sendError}</InlineError>}
        <LiveRegion>
          {recovery.canSendAgain && <VisuallyHidden>{codeCopy.canSendAgain}</VisuallyHidden>}
        </LiveRegion>
      </SendAgain>
    </>
  );
}
