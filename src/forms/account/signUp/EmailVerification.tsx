import { useEventCallback } from '@mui/material/utils';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { signUpFields } from '../../../../contract/accounts.ts';
import { HiddenLiveRegion } from '../../../components/feedback/HiddenLiveRegion.tsx';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { RepeatedWords } from '../../../components/feedback/RepeatedWords.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.ts';
import { codeCopy, signUpCopy } from '../../../content/accounts/accounts.ts';
import { focusControl } from '../../engine/focus/focusControl.ts';
import { InlineError } from '../../parts/InlineError.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { useForm } from '../../engine/formContext.ts';
import { CodeNotes } from '../code/CodeNotes.tsx';
import { SendCodeButton } from '../code/SendCodeButton.tsx';
import { VerifyButton } from '../code/VerifyButton.tsx';
import type { useSignUpCode } from './useSignUpCode.ts';

type SignUpCode = ReturnType<typeof useSignUpCode>;
type EmailVerificationProps = { code: SignUpCode };

const [emailField, otpField] = signUpFields;

/** Whether the focus is in a control other than address and code; it must stay there. */
const isTypingElsewhere = () => {
  const { activeElement } = document;
  const isControl = activeElement?.matches('input, textarea, select') ?? false;
  return isControl && !['email', 'otp'].includes(activeElement?.getAttribute('name') ?? '');
};

type EmailQuestionProps = Pick<
  SignUpCode,
  'stage' | 'hasEnded' | 'wasSeenValid' | 'isSending' | 'linkNote' | 'canSendAgain'
> & {
  wait: SignUpCode['sendWait'];
  prompt: SignUpCode['emailPrompt'];
  error: SignUpCode['sendError'];
  setValue: SignUpCode['enterEmail'];
  onSend: () => void;
};

/** The address, and the status of the code that was sent to it. Memoised, because few keystrokes change any of that. */
const EmailQuestion = memo(function EmailQuestion(props: EmailQuestionProps) {
  const { stage, hasEnded, wasSeenValid, wait, isSending, prompt, error, linkNote, canSendAgain } = props;
  const isConfirmed = stage === 'verified' && !hasEnded;
  return (
    <FormField
      field={emailField}
      setValue={props.setValue}
      help={stage === 'unsent' ? signUpCopy.emailHelp : null}
      error={prompt}
      beside={
        isConfirmed ? undefined : (
          <SendCodeButton first={stage === 'unsent'} wait={wait} busy={isSending} onPress={props.onSend} />
        )
      }
      below={
        <>
          <LiveRegion>
            {stage === 'sent' && wasSeenValid && error === null && !isSending && (
              <FieldHint kind="success">{signUpCopy.codeSent}</FieldHint>
            )}
            {isConfirmed && <FieldHint kind="success">{signUpCopy.codeVerified}</FieldHint>}
            {stage !== 'sent' && hasEnded && <FieldHint kind="info">{codeCopy.ended}</FieldHint>}
            {stage === 'verified' && <FieldHint kind="info">{signUpCopy.emailConfirmedHint}</FieldHint>}
            {stage === 'unsent' && linkNote !== null && <FieldHint kind="info">{linkNote}</FieldHint>}
            {canSendAgain && <VisuallyHidden>{codeCopy.canSendAgain}</VisuallyHidden>}
          </LiveRegion>
          {error !== null && <InlineError>{error}</InlineError>}
        </>
      }
    />
  );
});

/** The address and its one-time code: send it, verify it, send it again. */
export function EmailVerification({ code }: EmailVerificationProps) {
  const { fields, values } = useForm();
  const { stage, sendWait, sendError, verifyError, isCodeMissing, isReopened } = code;
  const isVerified = stage === 'verified';

  const lastStage = useRef(stage);
  const focusNext = useEffectEvent((reached: typeof stage) => {
    const wasVerified = lastStage.current === 'verified';
    lastStage.current = reached;
    if (isTypingElsewhere()) return;
    if (reached === 'unsent') {
      // The server asks for a new code. The submit button, which was pressed, is disabled now and cannot keep the focus.
      if (wasVerified) focusControl('signUp', 'email');
      return;
    }
    const empty = fields.find(({ name }) => !values[name]);
    // The code's field and button are gone: the focus moves to the first empty field, or to the submit button.
    focusControl('signUp', reached === 'sent' ? 'otp' : (empty?.name ?? 'submit'));
  });
  // Only a new stage moves the focus, not the typing that follows.
  useEffect(() => focusNext(stage), [stage]);

  const enterEmail = useEventCallback(code.enterEmail);
  const send = useEventCallback(() => void code.sendCode());

  return (
    <>
      <EmailQuestion
        stage={stage}
        hasEnded={code.hasEnded}
        wasSeenValid={code.wasSeenValid}
        wait={sendWait}
        isSending={code.isSending}
        prompt={code.emailPrompt}
        error={sendError}
        linkNote={code.linkNote}
        canSendAgain={code.canSendAgain}
        setValue={enterEmail}
        onSend={send}
      />
      {(stage === 'sent' || isCodeMissing || isReopened) && (
        <FormField
          field={otpField}
          error={code.codePrompt}
          wrong={verifyError !== null}
          readOnly={code.isVerifying}
          beside={
            isVerified ? undefined : (
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
              hasEnded={code.hasEnded && !isVerified}
              linkNote={code.linkNote}
              isMissing={isCodeMissing && !code.hasEnded}
            />
          }
        />
      )}
      <HiddenLiveRegion>
        <RepeatedWords words={code.spokenPrompt} count={code.promptCount} />
      </HiddenLiveRegion>
    </>
  );
}
