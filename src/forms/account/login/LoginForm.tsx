import { useEffect, useEffectEvent } from 'react';
import { logInFields } from '../../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { selectAccountEmail } from '../../../state/auth/authSlice.ts';
import { locationStateOf } from '../../../state/locationState.ts';
import { dialogOpened } from '../../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { AccountActions } from '../AccountParts.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FieldForm } from '../../engine/FieldForm.ts';
import { textOf, useForm } from '../../engine/formContext.ts';
import { FormError } from '../../parts/FormError.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';
import { useLocationState } from '../../../navigation/useLocationState.ts';
import { keptReturnPath } from '../../../navigation/keptReturnPath.ts';
import { ForgotLink } from '../ForgotLink.tsx';
import { NewAccountLogin } from './NewAccountLogin.tsx';
import type { NewAccount } from './newAccount.ts';
import { useFillInEmail } from '../useFillInEmail.ts';
import { useLogIn } from './useLogIn.ts';

const form = 'login';
const fields: readonly Field[] = logInFields;

/**
 * Empties the password when the session ends or becomes another account's, for example in another tab. The form stays
 * rendered below the welcome dialog, and the next person must not find the password in it.
 */
function useForgetPassword() {
  const account = useSiteSelector(selectAccountEmail);
  const { setValues, untouch } = useForm();
  const forget = useEffectEvent(() => {
    setValues({ password: '' });
    untouch('password');
  });
  useEffect(() => {
    if (account === null) return undefined;
    return () => forget();
  }, [account]);
}

/** Email and password; the email may be known from the page before. */
function Questions({ email }: { email: string | undefined }) {
  useFillInEmail(email);
  useForgetPassword();
  return (
    <FieldGrid>
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </FieldGrid>
  );
}

/** Log in (specification LOGIN). */
export function LoginForm() {
  const dispatch = useSiteDispatch();
  const handedOver = useLocationState();
  const { logIn, errorMessage } = useLogIn();

  /** Where the login leads back to. Read before the login, which forgets the kept return path. */
  const wantedPath = () =>
    handedOver.returnPath ?? locationStateOf({ returnPath: keptReturnPath() }).returnPath;

  const logInAs = async (account: NewAccount) => {
    const returnPath = wantedPath();
    if (!(await logIn(account))) return;
    dispatch(dialogOpened({ kind: 'login.welcome', params: returnPath ? { returnPath } : {} }));
  };

  const submit = ({ email, password }: FieldValues) =>
    logInAs({ email: textOf(email), password: textOf(password) });

  return (
    <FieldForm form={form} fields={fields} onSubmit={submit}>
      <NewAccountLogin onPress={(account) => void logInAs(account)} />
      <ErrorSummary />
      <FormError message={errorMessage} />
      <Questions email={handedOver.email} />
      <ForgotLink />
      <AccountActions>
        <SubmitButton label={loginCopy.submit} busyLabel={loginCopy.submitting} />
      </AccountActions>
    </FieldForm>
  );
}
