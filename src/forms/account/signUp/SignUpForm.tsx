import { useNavigate } from 'react-router-dom';
import { signUpFields } from '../../../../contract/accounts.ts';
import { jsonOf } from '../../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { paths } from '../../../../contract/paths.ts';
import { useSignUpMutation } from '../../../api/accountsApi.ts';
import { failureOf } from '../../../api/failure.ts';
import { registerBody } from '../../../api/requestBodies.ts';
import { sharedResult } from '../../../api/sharedResult.ts';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { codeRefused, entriesDropped } from '../../../state/forms/accountEntriesSlice.ts';
import { codeRevoked, selectCodeStage } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { FieldForm } from '../../engine/FieldForm.ts';
import { textOf } from '../../engine/formContext.ts';
import { codeWaitOf } from '../code/codeWaitOf.ts';
import { useLostAnswer } from '../code/useLostAnswer.ts';
import { keepNewAccount } from '../login/newAccount.ts';
import { SignUpQuestions } from './SignUpQuestions.tsx';
import { useSendCall } from '../../sending/useSendCall.ts';

const form = 'signUp';
const allFields: readonly Field[] = signUpFields;
const fieldsBeforeCode = allFields.filter(({ name }) => name !== 'otp');
const initial = { otp: '' };

/** Create an account: an address verified by a code, who you are, a password (specification SIGNUP). */
export function SignUpForm() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const send = useSendCall(form);
  const read = useLostAnswer(form);
  const stage = useSiteSelector((state) => selectCodeStage(state, form));
  const [signUp, signingUp] = useSignUpMutation(sharedResult('signUp'));

  const submit = async (values: FieldValues) => {
    // SignUpQuestions shows what is missing.
    if (stage !== 'verified') return;
    const { data, error } = await read('signUp', send(signUp(registerBody(jsonOf(allFields, values)))));
    if (error) {
      const refusal = failureOf(error);
      const waits = refusal?.attemptsLeft === 0 ? codeWaitOf(error, 'verifyAfter') : null;
      if (waits) dispatch(codeRefused({ form, address: textOf(values['email']), ...waits }));
      // The verification has expired on the server, or its last try is gone: a new code has to be sent.
      if (waits || refusal?.message === signUpCopy.verifyFirst) dispatch(codeRevoked({ form }));
      return;
    }
    const locationState: LocationState = {
      status: data.message ?? signUpCopy.created,
      email: textOf(values['email']).trim(),
      leaveConfirmed: true,
    };
    dispatch(entriesDropped({ form }));
    keepNewAccount({ email: textOf(values['email']).trim(), password: textOf(values['password']) });
    void navigate(paths.login, { state: locationState });
  };

  return (
    <FieldForm
      form={form}
      fields={stage === 'unsent' ? fieldsBeforeCode : allFields}
      initial={initial}
      onSubmit={submit}
    >
      <SignUpQuestions signingUp={signingUp} />
    </FieldForm>
  );
}
