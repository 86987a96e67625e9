import { useMemo } from 'react';
import { fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { FieldValues } from '../../../contract/fields.ts';
import { useReturnPath } from '../../navigation/useReturnPath.ts';
import { withChoices } from '../../navigation/withChoices.ts';
import type { Prefill } from '../../content/prefill.ts';
import { endStaleSession } from '../../state/auth/endStaleSession.ts';
import { useFormAccount } from '../../state/auth/useFormAccount.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import type { DialogParams } from '../../state/dialog/dialogSlice.ts';
import { selectSendingCancelled } from '../../state/forms/formsSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { ApplicationQuestions } from './questions/ApplicationQuestions.tsx';
import { initialValuesOf, prefillValuesOf } from './initialValues.ts';
import { FieldForm } from '../engine/FieldForm.ts';
import type { SubmittedForm } from '../engine/useFieldForm.ts';
import type { ReviewSheetComponent } from './review/ReviewButton.tsx';
import { ShortForm } from './questions/ShortForm.tsx';
import { dialogOf, submitApplication } from '../sending/submitApplication.ts';
import { leftDialogs, useInterruptedSending } from '../sending/useInterruptedSending.ts';
import { useResendEmails } from '../sending/useResendEmails.ts';
import { useRefusedAnswers } from '../sending/useRefusedAnswers.ts';
import { useSending } from '../sending/useSending.ts';

type ApplicationFormProps = {
  kind: ApplicationKind;
  prefill?: Prefill;
  /** A short form without sidebar and sections, part of another page. */
  plain?: boolean;
  /** Shows all answers before they are sent, where the form offers that. */
  Review?: ReviewSheetComponent;
};

type OwnedFormProps = ApplicationFormProps & {
  /** The account the form belongs to; null while nobody was logged in. */
  account: string | null;
};

/** The form of one account. */
function OwnedForm({ kind, prefill, plain = false, Review, account }: OwnedFormProps) {
  const store = useSiteStore();
  const here = useReturnPath();
  const send = useSending(kind);
  useResendEmails(kind);
  useInterruptedSending(kind);

  const fields = fieldsOf(kind);
  const prefillValues = useMemo(() => prefillValuesOf(fields, prefill), [fields, prefill]);
  const initialValues = useMemo(
    () => initialValuesOf(fields, prefillValues, account),
    [fields, prefillValues, account],
  );

  /** The params of a dialog that offers the login: the form's owner, and a return path with the choices made here. */
  const loginParamsOf = (values: FieldValues): DialogParams => ({
    returnPath: withChoices(here, values),
    owner: account ?? undefined,
  });

  const showRefusals = useRefusedAnswers(kind, fields);

  const submit = async (values: FieldValues, { reset, refuse }: SubmittedForm) => {
    if (!store.dispatch(endStaleSession())) {
      store.dispatch(dialogOpened({ kind: `${kind}.loginRequired`, params: loginParamsOf(values) }));
      return;
    }
    const submitted = await send((signal) => submitApplication(store, { kind, values, signal }));
    if (submitted.result === 'aborted') {
      // Leaving the page gives the call up, but not what the server has received (specification D56).
      if (!selectSendingCancelled(store.getState(), kind))
        store.dispatch(dialogOpened({ kind: leftDialogs[submitted.received] }));
      return;
    }
    if (submitted.result === 'submitted' || submitted.result === 'mailFailed') reset(initialValues);
    if (submitted.result === 'failed') showRefusals(refuse, submitted);
    const dialog = dialogOf(kind, submitted);
    // The server may have answered that the session is over; the dialog then offers the login.
    const params =
      submitted.result === 'failed' ? { ...dialog.params, ...loginParamsOf(values) } : dialog.params;
    store.dispatch(dialogOpened({ ...dialog, params }));
  };

  const Questions = plain ? ShortForm : ApplicationQuestions;
  return (
    <FieldForm form={kind} fields={fields} initial={initialValues} onSubmit={submit}>
      <Questions
        kind={kind}
        account={account}
        initialValues={initialValues}
        prefill={prefill}
        prefillValues={prefillValues}
        Review={Review}
      />
    </FieldForm>
  );
}

/** One of the six submissions: its questions, its draft and its sending, all from the entry of contract/applications. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { account, takeover } = useFormAccount();
  return <OwnedForm key={takeover} {...props} account={account} />;
}
