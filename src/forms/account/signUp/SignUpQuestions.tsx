import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { signUpFields } from '../../../../contract/accounts.ts';
import { mayBeStored } from '../../../../contract/fields.ts';
import type { Field } from '../../../../contract/fields.ts';
import { isComposing } from '../../../components/controls/isComposing.ts';
import { paths } from '../../../../contract/paths.ts';
import { failureOf, isOnlyRefusal } from '../../../api/failure.ts';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { AccountName } from '../AccountName.tsx';
import { AccountActions, AccountPart } from '../AccountParts.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { EmailVerification } from './EmailVerification.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { passwordRatingOf } from '../../controls/password/passwordRatingOf.ts';
import { usePasswordRefusal } from '../../controls/password/usePasswordRefusal.ts';
import { controlIdOf } from '../../engine/focus/focusControl.ts';
import { textOf, useForm } from '../../engine/formContext.ts';
import { LeaveWarning } from '../../../navigation/LeaveWarning.ts';
import { useSignUpCode } from './useSignUpCode.ts';
import type { SignUpResult } from './useSignUpCode.ts';

const inSection = (section: string): readonly Field[] =>
  signUpFields.filter((field) => field.section === section);
const personalFields = inSection('you');
const passwordFields = inSection('password');
/** What a return to the page does not restore (useKeptEntries.ts). */
const unkeptFields = signUpFields.filter((field) => !mayBeStored(field));

const SignUpError = styled(FormError)({ margin: '28px 0 0' });

type SignUpQuestionsProps = { signingUp: SignUpResult };

/** Everything inside the sign-up form. */
export function SignUpQuestions({ signingUp }: SignUpQuestionsProps) {
  const { dirty, submit, values } = useForm();
  const { error } = signingUp;
  const code = useSignUpCode(signingUp);
  const [isReminded, setIsReminded] = useState(false);
  const verified = code.stage === 'verified';
  const isPasswordRefused = isOnlyRefusal(error, 'password');
  const isCodeRefused = failureOf(error)?.attemptsLeft !== undefined;
  const errorMessage = isPasswordRefused || isCodeRefused ? null : errorMessageOf(error, signUpCopy);
  const passwordRefusal = usePasswordRefusal('password', error);
  const email = textOf(values['email']);
  const wouldLose = unkeptFields.some(({ name }) => textOf(values[name]) !== '');
  // An earlier attempt may have created the account and used the code, so that the server now asks for another one.
  const mayBeCreated = code.code?.lost === 'signUp' && failureOf(error)?.message === signUpCopy.verifyFirst;
  const rate = useCallback((password: string) => passwordRatingOf(password, email), [email]);

  /** A browser does nothing on Enter while the form's button is disabled (specification D4). */
  const handleEnter = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || isComposing(event) || verified || !(target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    if (target.name === 'otp') void code.verifyCode();
    else if (target.name === 'email') void code.sendCode();
    else {
      code.clearPrompts();
      setIsReminded(true);
      submit();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only stands in for the disabled button; every control keeps its own keys
    <div onKeyDown={handleEnter}>
      <LeaveWarning wouldLose={wouldLose} wouldLoseWithTab={dirty} question="signUp.leave" />
      <ErrorSummary />
      <AccountPart first title={signUpCopy.sections.email}>
        <EmailVerification code={code} />
      </AccountPart>
      <PersonalQuestions />
      <AccountPart title={signUpCopy.sections.password}>
        <AccountName email={email} />
        {passwordFields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            {...(field.name === 'password' && { rate, error: passwordRefusal })}
          />
        ))}
      </AccountPart>
      <SignUpError
        message={errorMessage}
        actions={
          mayBeCreated ? (
            <Link
              component={RouterLink}
              to={paths.login}
              state={{ email: email.trim() } satisfies LocationState}
            >
              {signUpCopy.login}
            </Link>
          ) : undefined
        }
      >
        {mayBeCreated ? signUpCopy.mayBeCreated : undefined}
      </SignUpError>
      <AccountActions>
        <SubmitButton
          id={controlIdOf('signUp', 'submit')}
          disabled={!verified}
          aria-describedby={verified ? undefined : 'signUp-reminder'}
          label={signUpCopy.submit}
          busyLabel={signUpCopy.submitting}
        />
        <Button variant="outlined" size="large" component={RouterLink} to={paths.login}>
          {signUpCopy.login}
        </Button>
      </AccountActions>
      {!verified && (
        <div id="signUp-reminder" role={isReminded ? 'alert' : undefined}>
          <FieldHint key={String(isReminded)} kind={isReminded ? 'error' : 'info'}>
            {signUpCopy.verifyFirst}
          </FieldHint>
        </div>
      )}
    </div>
  );
}

/** Memoised, because a keystroke changes one answer only. */
const PersonalQuestions = memo(function PersonalQuestions() {
  return (
    <AccountPart title={signUpCopy.sections.you}>
      {personalFields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          below={field.name === 'date_of_birth' ? <AgeNote /> : undefined}
        />
      ))}
    </AccountPart>
  );
});

function AgeNote() {
  const { before, link, after } = signUpCopy.ageNote;
  return (
    <FieldHint kind="info">
      {before}
      <Link component={RouterLink} to={paths.termsAndConditions}>
        {link}
      </Link>
      {after}
    </FieldHint>
  );
}
