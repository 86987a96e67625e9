import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { forgotCodeFields } from '../../../../contract/accounts.ts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { codeCopy, forgotCopy } from '../../../content/accounts/accounts.ts';
import { AccountActions } from '../AccountParts.tsx';
import { LiveRegion } from '../../parts/LiveRegion.tsx';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { focusControl } from '../../engine/focusControl.ts';
import { InlineError } from '../../parts/InlineError.tsx';
import { textOf, useForm } from '../../engine/formContext.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';
import { SendCodeButton } from '../SendCodeButton.tsx';
import { useOnChange } from '../useOnChange.ts';
import type { PasswordRecovery } from './useForgotPassword.ts';

const [otpField] = forgotCodeFields;

const SendAgain = styled('div')({ marginTop: 20 });

/** Verifies the code that was sent, or has it sent again. */
export function ForgotCodeStep({ recovery }: { recovery: PasswordRecovery }) {
  const { form, values, setValue } = useForm();
  const { sentTo, coolDown, sendError, verifyError, isSending, isVerifying, resetVerifying } = recovery;

  useEffect(() => focusControl(form, otpField.name), [form]);

  useOnChange(textOf(values['otp']), () => {
    if (!isVerifying) resetVerifying();
  });
  // The focus goes back to the code, which is to be typed anew.
  useOnChange(verifyError ?? '', () => {
    if (verifyError !== null) focusControl(form, otpField.name);
  });

  const sendAgain = async () => {
    if (!(await recovery.sendCode(sentTo))) return;
    setValue(otpField.name, '');
    // The pressed button is disabled now and has lost the focus.
    focusControl(form, otpField.name);
  };

  return (
    <>
      <FieldGrid>
        <FormField
          field={otpField}
          below={verifyError === null ? undefined : <InlineError>{verifyError}</InlineError>}
        />
      </FieldGrid>
      <AccountActions>
        <BusyButton
          type="submit"
          size="large"
          label={forgotCopy.verify}
          busyLabel={codeCopy.verifying}
          busy={isVerifying}
        />
      </AccountActions>
      <SendAgain>
        <SendCodeButton secondsLeft={coolDown.left} busy={isSending} onPress={() => void sendAgain()} />
        {sendError !== null && <InlineError>{sendError}</InlineError>}
        <LiveRegion>{coolDown.over && <VisuallyHidden>{codeCopy.canSendAgain}</VisuallyHidden>}</LiveRegion>
      </SendAgain>
    </>
  );
}
