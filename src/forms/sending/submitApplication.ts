import { applications, fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { fileFieldOf, formDataOf, jsonOf } from '../../../contract/fields.ts';
import type { FieldValues } from '../../../contract/fields.ts';
import { calls } from '../../../contract/calls.ts';
import { sendApplication, sendMail } from '../../api/applicationsApi.ts';
import type { RequestBody } from '../../api/requestBodies.ts';
import type { RefusalResponse, SubmissionResponse } from '../../../contract/responses.ts';
import type { ApiError } from '../../api/apiError.ts';
import { failureOf } from '../../api/failure.ts';
import { mayHaveWorked } from '../../api/mayHaveWorked.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import type { DialogParams } from '../../state/dialog/dialogSlice.ts';
import { selectAccountEmail, selectLoggedOut } from '../../state/auth/authSlice.ts';
import { draftDiscarded, draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import {
  mailFailed,
  percentOf,
  selectSendingCancelled,
  uploadProgressed,
} from '../../state/forms/formsSlice.ts';
import { oneOf } from '../../state/readers.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteDispatch, SiteState } from '../../state/siteStore.ts';
import { unsentDraft } from '../../state/forms/unsentDraft.ts';
import { logFailedEmails } from './logFailedEmails.ts';
import { markSending, removeSendingMark } from '../../state/forms/sendingMark.ts';
import type { Received } from '../../state/forms/sendingMark.ts';
import { submissionStored, emailsReleased } from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';

type SubmitOptions = {
  kind: ApplicationKind;
  /** The answers, cast for sending. */
  values: FieldValues;
  /** Aborts the calls when the visitor leaves the form or cancels. */
  signal: AbortSignal;
};

type Site = { dispatch: SiteDispatch; getState: () => SiteState };

const resultsOfAnyForm = ['loggedOut', 'failedLoggedOut', 'otherAccount', 'otherAccountEarly'] as const;

/** A result that a dialog of content/dialogContent reports: `submitted` of the job form by `job.submitted`. */
type ReportedResult = (
  | { result: 'submitted' | 'unreachable'; message?: undefined }
  /** Reported by `sending.…` for every form: after a logout no answer came, or a refusal; or another account has logged in. */
  | { result: (typeof resultsOfAnyForm)[number]; message?: undefined }
  | { result: 'mailFailed'; message?: string }
  /**
   * `isTooLarge`: the server, or a proxy before it, refused the submission for its size. `fields`: the reason for each
   * answer that the server refused.
   */
  | { result: 'failed'; message?: string; isTooLarge: boolean; fields?: RefusalResponse['fields'] }
) & {
  /** The submission was not sent as far as is known, but had left, and no answer tells what became of it. */
  mayHaveArrived?: true;
};

export type FailedSubmission = Extract<ReportedResult, { result: 'failed' }>;

export type SubmitResult = ReportedResult | { result: 'aborted'; received: Received };

/** The dialog that reports a result: its kind, and the server's message if there was one. */
export const dialogOf = (kind: ApplicationKind, { result, message, mayHaveArrived }: ReportedResult) => ({
  // A form whose failed mail call is only logged has no dialog for `mailFailed`, and never that result.
  kind: `${oneOf(resultsOfAnyForm, result) ? 'sending' : kind}.${result}` as DialogKind,
  params: { message, ...(mayHaveArrived && { mayHaveArrived }) } satisfies DialogParams,
});

/** The record of a stored submission, which the receipt shows and the emails are made from. */
function submissionOf(
  { kind, values, owner }: Pick<SubmitOptions, 'kind' | 'values'> & Pick<StoredSubmission, 'owner'>,
  response: SubmissionResponse,
): StoredSubmission {
  const fields = fieldsOf(kind);
  const field = fileFieldOf(fields)?.name;
  const file = field === undefined ? null : values[field];
  return {
    kind,
    owner,
    sentAt: Date.now(),
    // A server other than this site's own may answer with an id only.
    reference: response.reference ?? response.id ?? null,
    values: jsonOf(fields, values),
    file:
      field !== undefined && file instanceof File
        ? { field, name: file.name, size: file.size, reference: response.resume ?? null }
        : null,
    mailed: false,
  };
}

/** The answers for the emails, the file replaced by the reference under which the server keeps it. */
const emailAnswersOf = ({ values, file }: StoredSubmission) => ({
  ...values,
  ...(file ? { [file.field]: file.reference ?? '' } : {}),
});

/** Releases the emails of a submission that was stored. */
export async function releaseEmails(
  site: Site,
  submission: StoredSubmission,
  signal: AbortSignal,
): Promise<SubmitResult> {
  const { kind } = submission;
  const { error } = await sendMail(site.dispatch, kind, emailAnswersOf(submission), signal);
  if (!error) {
    site.dispatch(emailsReleased());
    return { result: 'submitted' };
  }
  if (error.kind === 'aborted') return { result: 'aborted', received: 'yes' };
  site.dispatch(mailFailed({ form: kind }));
  if (applications[kind].mailFailure === 'logged') {
    logFailedEmails(kind, error);
    return { result: 'submitted' };
  }
  return { result: 'mailFailed', message: failureOf(error)?.message };
}

/** Whether the error tells neither that the server has stored the submission nor that it has not: a proxy's, or none came. */
const isLeftOpen = (error: ApiError) => mayHaveWorked(error) && failureOf(error)?.message === undefined;

/** Sends the body, and follows whether all of it has left. A browser reports that only of a body with a file. */
async function sendWatched(
  { dispatch }: Site,
  { kind, signal }: Pick<SubmitOptions, 'kind' | 'signal'>,
  body: RequestBody,
) {
  const { onLine } = navigator;
  let received: Received = body instanceof FormData ? 'no' : 'unknown';
  markSending(kind, received);
  const stopListening = dispatch(
    listenTo({
      actionCreator: uploadProgressed,
      effect: ({ payload }) => {
        if (received !== 'no' || payload.form !== kind || percentOf(payload) < 100) return;
        received = 'unknown';
        markSending(kind, received);
      },
    }),
  );
  const sent = await sendApplication(dispatch, kind, body, signal);
  stopListening();
  const mayHaveArrived = sent.error !== undefined && onLine && received !== 'no' && isLeftOpen(sent.error);
  return { ...sent, received, mayHaveArrived };
}

/** Sends the answers and, only once they are stored, releases their emails (specification API-22). */
async function sendAndRelease(
  site: Site,
  { kind, values, signal, owner }: SubmitOptions & Pick<StoredSubmission, 'owner'>,
): Promise<SubmitResult> {
  const { fields, submit } = applications[kind];
  const sent = { draft: selectDraft(site.getState(), kind), at: Date.now() };
  const body = calls[submit].body === 'multipart' ? formDataOf(fields, values) : jsonOf(fields, values);
  const { data, error, received, mayHaveArrived } = await sendWatched(site, { kind, signal }, body);
  if (error) {
    if (error.kind === 'aborted') return { result: 'aborted', received };
    // A logout has removed the draft, so the visitor must not be told that their entries are safe.
    const isLoggedOut = selectLoggedOut(site.getState());
    if (isLoggedOut) return { result: mayHaveArrived ? 'loggedOut' : 'failedLoggedOut' };
    const open = mayHaveArrived && ({ mayHaveArrived } as const);
    if (error.kind === 'network') return { result: 'unreachable', ...open };
    const { status, message, fields: reasons } = error;
    return {
      result: 'failed',
      message,
      isTooLarge: status === 413,
      ...(reasons && { fields: reasons }),
      ...open,
    };
  }
  markSending(kind, 'yes');
  const submission = submissionOf({ kind, values, owner }, data);
  const hasOwnerLeft = selectLoggedOut(site.getState());
  site.dispatch(submissionStored({ ...submission, hasOwnerLeft }));
  // A draft that stays would invite the visitor to send the form a second time. What was typed in another tab while the
  // form was being sent was not sent.
  const draft = selectDraft(site.getState(), kind);
  const unsent = draft && unsentDraft(draft, sent);
  site.dispatch(unsent ? draftSaved({ form: kind, draft: unsent }) : draftDiscarded({ form: kind }));
  const released = await releaseEmails(site, submission, signal);
  // Cancelling the wait for the emails does not undo the submission; the server sends them later by itself.
  const cancelled = released.result === 'aborted' && selectSendingCancelled(site.getState(), kind);
  return cancelled ? { result: 'submitted' } : released;
}

/** Submits the answers. If another account has logged in meanwhile, the result says only that. */
export async function submitApplication(site: Site, options: SubmitOptions): Promise<SubmitResult> {
  const owner = selectAccountEmail(site.getState());
  const submitted = await sendAndRelease(site, { ...options, owner });
  removeSendingMark();
  const account = selectAccountEmail(site.getState());
  if (account === null || account === owner) return submitted;
  const isIncomplete = submitted.result === 'aborted' && submitted.received === 'no';
  return { result: isIncomplete ? 'otherAccountEarly' : 'otherAccount' };
}
