import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { logInFields } from '../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { paths } from '../../../contract/paths.ts';
import { loginCopy } from '../../content/accounts/accounts.ts';
import { inlineLoginCopy } from '../../content/accounts/inlineLogin.ts';
import { useLogIn } from '../../forms/account/login/useLogIn.ts';
import { FieldForm } from '../../forms/engine/FieldForm.ts';
import { textOf } from '../../forms/engine/formContext.ts';
import { FormError } from '../../forms/parts/FormError.tsx';
import { FormField } from '../../forms/parts/FormField.tsx';
import { FieldGrid } from '../../forms/parts/FormSection.tsx';
import { SubmitButton } from '../../forms/parts/SubmitButton.tsx';
import type { LocationState, ReturnPath } from '../../state/locationState.ts';

const form = 'login';

const fieldsFor = (owner: string | null): readonly Field[] =>
  logInFields.map((field) =>
    owner !== null && field.name === 'email' ? { ...field, readOnly: true } : field,
  );

const Part = styled('section')(({ theme }) => ({
  marginTop: 28,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.25rem' }));

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  margin: '4px 0 18px',
  color: theme.vars.palette.text.secondary,
}));

const LoginError = styled(FormError)({ marginBottom: 18 });

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 22,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));

/** Both links wrap together to the next line. */
const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  [theme.breakpoints.down('sm')]: { justifyContent: 'center' },
}));

const EndLink = styled(Link)({ paddingBlock: 6 }) as typeof Link;

type InlineLoginProps = {
  /** The address of the account that owns the form; null if that is not known. */
  owner: string | null;
  /** Where sign-up and password recovery lead back to. */
  returnPath: ReturnPath | undefined;
  /** Called when a link leads away from the dialog. */
  onLeave?: () => void;
};

/**
 * The login below the buttons of a dialog, so that the visitor need not leave the page. Its button is busy while the
 * call runs. The dialog that shows it has to close once a session begins.
 */
export function InlineLogin({ owner, returnPath, onLeave }: InlineLoginProps) {
  const titleId = useId();
  const fields = useMemo(() => fieldsFor(owner), [owner]);
  const { logIn, errorMessage, isLoading } = useLogIn('dialog');

  const submit = async ({ email, password }: FieldValues) => {
    await logIn({ email: textOf(email), password: textOf(password) });
  };

  const state: LocationState = { returnPath };
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>{inlineLoginCopy.title}</Title>
      <Line>{inlineLoginCopy.line}</Line>
      <FieldForm form={form} fields={fields} initial={{ email: owner ?? '' }} onSubmit={submit}>
        <LoginError message={errorMessage} />
        <FieldGrid>
          {fields.map((field) => (
            <FormField key={field.name} field={field} />
          ))}
        </FieldGrid>
        <End>
          <SubmitButton
            size="medium"
            label={inlineLoginCopy.submit}
            busyLabel={loginCopy.submitting}
            busy={isLoading}
          />
          <Links>
            <EndLink
              component={RouterLink}
              to={paths.forgotPassword}
              state={{ ...state, email: owner ?? undefined }}
              onClick={onLeave}
            >
              {inlineLoginCopy.forgot}
            </EndLink>
            <EndLink component={RouterLink} to={paths.signUp} state={state} onClick={onLeave}>
              {inlineLoginCopy.signUp}
            </EndLink>
          </Links>
        </End>
      </FieldForm>
    </Part>
  );
}
