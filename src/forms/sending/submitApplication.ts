import { applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { formDataOf, jsonOf } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { calls } from '../../../contract/calls.ts';
import { sendApplication, sendMail } from '../../api/applicationsApi.ts';
import type { SubmissionResponse } from '../../../contract/responses.ts';
import type { ApiError } from '../../api/apiError.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import type { DialogParams } from '../../state/dialogSlice.ts';
import { selectAccountEmail } from '../../state/authSlice.ts';
import { mailFailed } from '../../state/formsSlice.ts';
import type { SiteDispatch, SiteState } from '../../state/hooks.ts';
import { formStored, emailsReleased } from '../../state/receiptSlice.ts';
import type { SentForm } from '../../state/receiptSlice.ts';

type Submission = {
  kind: ApplicationKind;
  /** The answers as they travel. */
  values: FieldValues;
  /** Ends the call when the visitor leaves. */
  signal: AbortSignal;
  /** Called as soon as the server has it, also when nobody waits any more. */
  onStored: () => void;
};

type Site = { dispatch: SiteDispatch; getState: () => SiteState };

/** How it went; each but `aborted` is a dialog of content/dialogContent, as `job.submitted`. */
export type SubmitResult = {
  result: 'loginRequired' | 'submitted' | 'mailFailed' | 'failed' | 'unreachable' | 'aborted';
  message?: string;
};

/** The words of a dialog: its kind and the server's own words, if it had some. */
export const dialogOf = (kind: ApplicationKind, { result, message }: SubmitResult) => ({
  kind: `${kind}.${result}` as DialogKind,
  params: { message } satisfies DialogParams,
});

/** The server's own words, where it had some. */
const serverMessageOf = (error: ApiError) => (error.kind === 'failure' ? error.message : undefined);

/** What the visitor can read again, print and have mailed again. */
function sentFormOf(
  { kind, values, owner }: Pick<Submission, 'kind' | 'values'> & Pick<SentForm, 'owner'>,
  response: SubmissionResponse,
): SentForm {
  const fields: readonly Field[] = applications[kind].fields;
  const field = fields.find(({ control }) => control === 'file')?.name;
  const file = field === undefined ? null : values[field];
  return {
    kind,
    owner,
    sentAt: Date.now(),
    reference: response.id ?? null,
    values: jsonOf(fields, values),
    file:
      field !== undefined && file instanceof File
        ? { field, name: file.name, size: file.size, reference: response.resume ?? null }
        : null,
    mailed: false,
  };
}

/** The answers for the e-mails, the file replaced by the reference under which the server keeps it. */
const mailOf = ({ values, file }: SentForm) => ({
  ...values,
  ...(file ? { [file.field]: file.reference ?? '' } : {}),
});

/** Releases the e-mails of a submission that was stored. */
export async function releaseEmails(site: Site, sent: SentForm, signal: AbortSignal): Promise<SubmitResult> {
  const { kind } = sent;
  const { error } = await sendMail(site.dispatch, kind, mailOf(sent), signal);
  if (!error) {
    site.dispatch(emailsReleased());
    return { result: 'submitted' };
  }
  if (error.kind === 'aborted') return { result: 'aborted' };
  site.dispatch(mailFailed({ form: kind }));
  if (applications[kind].mailFailure === 'logged') return { result: 'submitted' };
  return { result: 'mailFailed', message: serverMessageOf(error) };
}

/** Sends the answers and, only once they are stored, releases their e-mails (specification API-22). */
export async function submitApplication(
  site: Site,
  { kind, values, signal, onStored }: Submission,
): Promise<SubmitResult> {
  const { fields, submit } = applications[kind];
  const body = calls[submit].body === 'multipart' ? formDataOf(fields, values) : jsonOf(fields, values);
  const owner = selectAccountEmail(site.getState());
  const sent = await sendApplication(site.dispatch, kind, body, signal);
  if (sent.error) {
    if (sent.error.kind === 'aborted') return { result: 'aborted' };
    if (sent.error.kind === 'network') return { result: 'unreachable' };
    return { result: 'failed', message: serverMessageOf(sent.error) };
  }
  const stored = sentFormOf({ kind, values, owner }, sent.data);
  site.dispatch(formStored(stored));
  onStored();
  return releaseEmails(site, stored, signal);
}
