import { useEffect, useEffectEvent } from 'react';
import { signUpFields } from '../../../../contract/accounts.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { codeCopy, signUpCopy } from '../../../content/accounts/accounts.ts';
import { focusControl } from '../../engine/focusControl.ts';
import { InlineError } from '../../parts/InlineError.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { useForm } from '../../engine/formContext.ts';
import { CodeNotes } from '../CodeNotes.tsx';
import { SendCodeButton } from '../SendCodeButton.tsx';
import { VerifyButton } from '../VerifyButton.tsx';
import type { useSignUpCode } from './useSignUpCode.ts';

type EmailVerificationProps = { code: ReturnType<typeof useSignUpCode> };

const [emailField, otpField] = signUpFields;

/** Whether the visitor is typing into another control, whose focus must not be taken. */
const isWritingElsewhere = () => {
  const { activeElement } = document;
  const isControl = activeElement?.matches('input, textarea, select') ?? false;
  return isControl && !['email', 'otp'].includes(activeElement?.getAttribute('name') ?? '');
};

/** The address and its one-time code: send it, verify it, send it again. */
export function EmailVerification({ code }: EmailVerificationProps) {
  const { fields, values } = useForm();
  const { stage, sendWait, sendError, verifyError, isCodeMissing } = code;

  const focusNext = useEffectEvent((reached: typeof stage) => {
    if (reached === 'unsent' || isWritingElsewhere()) return;
    const empty = fields.find(({ name }) => !values[name]);
    // The code's field and button have gone; where nothing is left to fill in, the form waits to be sent.
    focusControl('signUp', reached === 'sent' ? 'otp' : (empty?.name ?? 'submit'));
  });
  // Only a new stage moves the focus, not the typing that follows.
  useEffect(() => focusNext(stage), [stage]);

  const send = (
    <SendCodeButton
      first={stage === 'unsent'}
      wait={sendWait}
      busy={code.isSending}
      onPress={() => void code.sendCode()}
    />
  );

  return (
    <>
      <FormField
        field={emailField}
        help={stage === 'unsent' ? signUpCopy.emailHelp : null}
        error={code.emailPrompt}
        beside={stage === 'verified' ? undefined : send}
        below={
          <>
            <LiveRegion>
              {stage === 'sent' && sendError === null && !code.isSending && (
                <FieldHint kind="success">{signUpCopy.codeSent}</FieldHint>
              )}
              {stage === 'verified' && (
                <>
                  <FieldHint kind="success">{signUpCopy.codeVerified}</FieldHint>
                  <FieldHint kind="info">{signUpCopy.emailConfirmedHint}</FieldHint>
                </>
              )}
              {stage === 'unsent' && code.linkNote !== null && (
                <FieldHint kind="info">{code.linkNote}</FieldHint>
              )}
              {code.canSendAgain && <VisuallyHidden>{codeCopy.canSendAgain}</VisuallyHidden>}
            </LiveRegion>
            {sendError !== null && <InlineError>{sendError}</InlineError>}
          </>
        }
      />
      {(stage === 'sent' || isCodeMissing) && (
        <FormField
          field={otpField}
          error={code.codePrompt}
          wrong={verifyError !== null}
          beside={
            isCodeMissing ? undefined : (
              <VerifyButton
                label={signUpCopy.verify}
                wait={code.verifyWait}
                busy={code.isVerifying}
                onClick={() => void code.verifyCode()}
              />
            )
          }
          below={
            <CodeNotes
              error={verifyError}
              attemptsLeft={code.attemptsLeft}
              isSpent={code.isSpent}
              mayBeUsed={code.mayBeUsed}
              hasEnded={code.hasEnded}
              linkNote={code.linkNote}
              isMissing={isCodeMissing}
            />
          }
        />
      )}
      <VisuallyHidden as="div">
        <LiveRegion>{code.spokenPrompt}</LiveRegion>
      </VisuallyHidden>
    </>
  );
}
