import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { logInFields } from '../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { useLogInMutation } from '../../api/accountsApi.ts';
import { registerBody } from '../../api/requestBodies.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { loginCopy } from '../../content/accounts/accounts.ts';
import { locationStateOf } from '../../state/locationState.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { selectSubmitting } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { AccountActions } from './AccountParts.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
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
  const send = useSending(form);
  const abortOnLeave = useAbortOnLeave();
  const busy = useSiteSelector((site) => selectSubmitting(site, form));
  const [logIn, loggingIn] = useLogInMutation({ fixedCacheKey: 'logIn' });
  const errorMessage = busy ? null : errorMessageOf(loggingIn.error, loginCopy);

  useEffect(() => {
    if (errorMessage !== null) selectControl(form, 'password');
  }, [errorMessage]);

  const submit = async ({ email, password }: FieldValues) => {
    const call = logIn(registerBody({ email: textOf(email), password: textOf(password) }));
    abortOnLeave(call);
    const { error } = await send(() => call);
    if (error) return;
    const returnPath = handedOver.returnPath ?? locationStateOf({ returnPath: keptReturnPath() }).returnPath;
    forgetReturnPath();
    dispatch(dialogOpened({ kind: 'login.welcome', params: { returnPath } }));
  };

  return (
    <FieldForm form={form} fields={fields} onSubmit={submit}>
      <ErrorSummary />
      {errorMessage !== null && (
        <ErrorAlert>
          <Alert kind="error" role="alert" title={errorMessage} />
        </ErrorAlert>
      )}
      <Questions email={handedOver.email} />
      <ForgotLink />
      <AccountActions>
        <BusyButton
          type="submit"
          size="large"
          label={loginCopy.submit}
          busyLabel={loginCopy.submitting}
          busy={busy}
        />
      </AccountActions>
    </FieldForm>
  );
}
