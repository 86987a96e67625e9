import { applications } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { formDataOf, jsonOf } from '../../contract/fields.ts';
import type { Field, FieldValues } from '../../contract/fields.ts';
import { calls } from '../../contract/calls.ts';
import { sendApplication, sendMail } from '../api/applicationsApi.ts';
import type { Receipt } from '../api/applicationsApi.ts';
import type { Fault } from '../api/fault.ts';
import type { DialogKind } from '../content/outcomes.ts';
import type { DialogParams } from '../state/dialogSlice.ts';
import { mailFailed } from '../state/formsSlice.ts';
import type { SiteDispatch, SiteState } from '../state/hooks.ts';

type Submission = {
  kind: ApplicationKind;
  /** The answers as they travel. */
  values: FieldValues;
  /** Ends the call when the visitor leaves. */
  signal: AbortSignal;
};

type Site = { dispatch: SiteDispatch; getState: () => SiteState };

/** How it went; each but `aborted` is a dialog of content/outcomes, as `job.submitted`. */
export type Outcome = {
  result: 'loginRequired' | 'submitted' | 'mailFailed' | 'failed' | 'unreachable' | 'aborted';
  message?: string;
};

/** The words of a dialog: its kind and the server's own words, if it had some. */
export const dialogOf = (kind: ApplicationKind, { result, message }: Outcome) => ({
  kind: `${kind}.${result}` as DialogKind,
  params: (message === undefined ? {} : { message }) satisfies DialogParams,
});

/** The answers for the letters, the file replaced by the reference under which the server keeps it. */
const mailOf = (fields: readonly Field[], values: FieldValues, { resume = '' }: Receipt) => ({
  ...jsonOf(fields, values),
  ...Object.fromEntries(fields.filter(({ control }) => control === 'file').map(({ name }) => [name, resume])),
});

/** The server's own words, where it had some. */
const wordsOf = (fault: Fault) =>
  fault.kind === 'failure' && fault.message !== undefined ? { message: fault.message } : {};

/** Sends the answers and, only once they are stored, releases their letters (specification sections 4 and 7). */
export async function submitApplication(site: Site, { kind, values, signal }: Submission): Promise<Outcome> {
  const { fields, submit, mailFailure } = applications[kind];
  const bodyOf = () =>
    calls[submit].body === 'multipart' ? formDataOf(fields, values) : jsonOf(fields, values);
  const sent = await sendApplication(site.dispatch, kind, bodyOf, signal);
  if ('fault' in sent) {
    const { fault } = sent;
    if (fault.kind === 'aborted') return { result: 'aborted' };
    if (fault.kind === 'network') return { result: 'unreachable' };
    return { result: 'failed', ...wordsOf(fault) };
  }
  const mailed = await sendMail(site.dispatch, kind, () => mailOf(fields, values, sent.receipt), signal);
  if (!('fault' in mailed)) return { result: 'submitted' };
  site.dispatch(mailFailed({ form: kind }));
  if (mailFailure === 'logged') return { result: 'submitted' };
  return { result: 'mailFailed', ...wordsOf(mailed.fault) };
}
