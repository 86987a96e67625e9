import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { logInFields } from '../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { paths } from '../../../contract/paths.ts';
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
import { useSending } from '../sending/useSending.ts';

const form = 'login';
const fields: readonly Field[] = logInFields;

const Forgot = styled('p')({ marginTop: 16 });
const ForgotLink = styled(Link)({ display: 'inline-block', paddingBlock: 6 }) as typeof Link;
const ErrorAlert = styled('div')({ marginBottom: 24 });

/** Log in (specification LOGIN). */
export function LoginForm() {
  const dispatch = useSiteDispatch();
  const { state } = useLocation();
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
    const { returnPath } = locationStateOf(state);
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
      <FieldGrid>
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </FieldGrid>
      <Forgot>
        <ForgotLink component={RouterLink} to={paths.forgotPassword}>
          {loginCopy.forgot}
        </ForgotLink>
      </Forgot>
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
