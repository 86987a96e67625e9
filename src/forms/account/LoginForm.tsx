import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { logInFields } from '../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { useLogInMutation } from '../../api/accountsApi.ts';
import { registerBody } from '../../api/requestBodies.ts';
import { sharedResult } from '../../api/sharedResult.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { loginCopy } from '../../content/accounts/accounts.ts';
import { locationStateOf } from '../../state/locationState.ts';
import type { LocationState, ReturnPath } from '../../state/locationState.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { selectSubmitting } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { AccountActions } from './AccountParts.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { errorMessageOf } from '../sending/errorMessageOf.ts';
import { selectControl } from '../engine/focusControl.ts';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { FieldForm } from '../engine/FieldForm.tsx';
import { textOf } from '../engine/formContext.ts';
import { FormField } from '../parts/FormField.tsx';
import { FieldGrid } from '../parts/FormSection.tsx';
import { useAbortOnLeave } from '../../navigation/useAbortOnLeave.ts';
import { useLocationState } from '../../navigation/useLocationState.ts';
import { forgetReturnPath, keptReturnPath } from '../../navigation/keptReturnPath.ts';
import { useSending } from '../sending/useSending.ts';
import { ForgotLink } from './ForgotLink.tsx';
import { NewAccountLogin } from './NewAccountLogin.tsx';
import type { NewAccount } from './newAccount.ts';
import { useFillInEmail } from './useFillInEmail.ts';

const form = 'login';
const fields: readonly Field[] = logInFields;

const ErrorAlert = styled('div')({ marginBottom: 24 });

/** Email and password; the email may be known from the page before. */
function Questions({ email }: { email: string | undefined }) {
  useFillInEmail(email);
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
  const navigate = useNavigate();
  const send = useSending(form);
  const abortOnLeave = useAbortOnLeave();
  const busy = useSiteSelector((site) => selectSubmitting(site, form));
  const [logIn, loggingIn] = useLogInMutation(sharedResult('logIn'));
  const errorMessage = busy ? null : errorMessageOf(loggingIn.error, loginCopy);

  useEffect(() => {
    if (errorMessage !== null) selectControl(form, 'password');
  }, [errorMessage]);

  /** Resolves to where the login leads back to, null for nowhere, and undefined where it failed. */
  const logInAs = async (account: NewAccount): Promise<ReturnPath | null | undefined> => {
    const returnPath = handedOver.returnPath ?? locationStateOf({ returnPath: keptReturnPath() }).returnPath;
    const call = logIn(registerBody(account));
    abortOnLeave(call);
    const { error } = await send(() => call);
    if (error) return undefined;
    forgetReturnPath();
    return returnPath ?? null;
  };

  const welcome = (returnPath: ReturnPath | null) =>
    dispatch(dialogOpened({ kind: 'login.welcome', params: returnPath ? { returnPath } : {} }));

  const submit = async ({ email, password }: FieldValues) => {
    const returnPath = await logInAs({ email: textOf(email), password: textOf(password) });
    if (returnPath !== undefined) welcome(returnPath);
  };

  const goOn = async (account: NewAccount) => {
    const returnPath = await logInAs(account);
    if (returnPath === null) welcome(null);
    else if (returnPath) {
      const locationState: LocationState = { prefill: returnPath.prefill };
      void navigate(returnPath.path, { state: locationState });
    }
  };

  return (
    <FieldForm form={form} fields={fields} onSubmit={submit}>
      <NewAccountLogin
        leadsBack={handedOver.returnPath !== undefined}
        onPress={(account) => void goOn(account)}
      />
      <ErrorSummary />
      {errorMessage !== null && (
        <ErrorAlert>
          <Alert kind="error" role="alert" title={errorMessage} />
        </ErrorAlert>
      )}
      <Questions email={handedOver.email} />
      <ForgotLink />
      <AccountActions>
        <SubmitButton label={loginCopy.submit} busyLabel={loginCopy.submitting} />
      </AccountActions>
    </FieldForm>
  );
}
