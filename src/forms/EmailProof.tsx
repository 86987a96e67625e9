import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { signUpFields } from '../../contract/accounts.ts';
import type { Field } from '../../contract/fields.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { signUpWords } from '../content/accounts.ts';
import { Announcement } from './Announcement.tsx';
import { BusyButton } from './BusyButton.tsx';
import { focusControl } from './controls.ts';
import { FieldHint } from './FieldHint.tsx';
import { FormField } from './FormField.tsx';
import { useForm } from './formContext.ts';
import type { useSignUpCode } from './useSignUpCode.ts';

type EmailProofProps = { code: ReturnType<typeof useSignUpCode> };

const [emailField, otpField]: readonly Field[] = signUpFields;

/** Whether the visitor is writing somewhere else, where the keyboard must not be taken from. */
const isWritingElsewhere = () => {
  const { activeElement } = document;
  const isControl = activeElement?.matches('input, textarea, select') ?? false;
  return isControl && !['email', 'otp'].includes(activeElement?.getAttribute('name') ?? '');
};

/** The address and its one-time code: ask for it, prove it, ask again. */
export function EmailProof({ code }: EmailProofProps) {
  const { fields, values } = useForm();
  const { stage, coolDown, sendFault, verifyFault } = code;

  useEffect(() => {
    if (stage === 'unsent' || isWritingElsewhere()) return;
    const empty = fields.find(({ name }) => !values[name]);
    if (stage === 'sent') focusControl('signUp', 'otp');
    else if (empty) focusControl('signUp', empty.name);
    // Only the step itself moves the keyboard, not the typing that follows.
    // eslint-disable-next-line react/exhaustive-deps
  }, [stage]);

  if (!emailField || !otpField) return null;

  const sendAgain =
    coolDown.left > 0 ? (
      <Button variant="outlined" disabled>
        {signUpWords.sendAgainIn(coolDown.left)}
      </Button>
    ) : (
      <BusyButton
        variant={stage === 'unsent' ? 'contained' : 'outlined'}
        label={stage === 'unsent' ? signUpWords.sendCode : signUpWords.sendAgain}
        busyLabel={signUpWords.sendingCode}
        busy={code.isSending}
        onClick={() => void code.sendCode()}
      />
    );

  return (
    <>
      <FormField
        field={emailField}
        help={stage === 'unsent' ? signUpWords.emailHelp : null}
        error={code.emailPrompt}
        beside={stage === 'verified' ? undefined : sendAgain}
        below={
          <>
            <Announcement>
              {stage === 'sent' && sendFault === null && !code.isSending && (
                <FieldHint kind="success">{signUpWords.codeSent}</FieldHint>
              )}
              {stage === 'verified' && (
                <>
                  <FieldHint kind="success">{signUpWords.codeVerified}</FieldHint>
                  <FieldHint kind="info">{signUpWords.emailConfirmedHint}</FieldHint>
                </>
              )}
              {coolDown.over && <VisuallyHidden>{signUpWords.canSendAgain}</VisuallyHidden>}
            </Announcement>
            {sendFault !== null && <Fault>{sendFault}</Fault>}
          </>
        }
      />
      {stage === 'sent' && (
        <FormField
          field={otpField}
          error={code.codePrompt}
          beside={
            <BusyButton
              label={signUpWords.verify}
              busyLabel={signUpWords.verifying}
              busy={code.isVerifying}
              onClick={() => void code.verifyCode()}
            />
          }
          below={verifyFault === null ? undefined : <Fault>{verifyFault}</Fault>}
        />
      )}
    </>
  );
}

const Fault = ({ children }: { children: string }) => (
  <div role="alert">
    <FieldHint kind="error">{children}</FieldHint>
  </div>
);
