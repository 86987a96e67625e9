import { applicationKinds, applications } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import type { CallName } from '../../contract/calls.ts';
import type { SiteDispatch } from '../state/hooks.ts';
import { api, requestOf } from './api.ts';
import type { BodyOf } from './api.ts';
import { apiErrorOf, messageOf } from './apiError.ts';
import type { ApiError } from './apiError.ts';

/** What a stored submission answers: the server's words, its name there, and the reference of the résumé. */
export type SubmissionResponse = { message?: string; id?: string; resume?: string };

function receiptOf(answer: unknown): SubmissionResponse {
  const message = messageOf(answer);
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  const textOf = (name: string) => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { ...(message === undefined ? {} : { message }), ...textOf('id'), ...textOf('resume') };
}

type ApplicationCall = (typeof applications)[ApplicationKind]['submit' | 'mail'];

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => {
    const endpointOf = (name: CallName, form: ApplicationKind) =>
      build.mutation<SubmissionResponse, BodyOf>({
        query: (bodyOf) => requestOf(name, bodyOf),
        transformResponse: receiptOf,
        extraOptions: { form },
      });
    return Object.fromEntries(
      applicationKinds.flatMap((kind) => {
        const { submit, mail } = applications[kind];
        return [
          [submit, endpointOf(submit, kind)],
          [mail, endpointOf(mail, kind)],
        ];
      }),
    ) as Record<ApplicationCall, ReturnType<typeof endpointOf>>;
  },
});

export type Sent = { receipt: SubmissionResponse } | { fault: ApiError };

/** One endpoint for each submission and one for its letters, all made from the contract's table. */
async function send(
  dispatch: SiteDispatch,
  call: ApplicationCall,
  bodyOf: BodyOf,
  signal: AbortSignal,
): Promise<Sent> {
  const running = dispatch(applicationsApi.endpoints[call].initiate(bodyOf, { fixedCacheKey: call }));
  const abort = () => running.abort();
  signal.addEventListener('abort', abort);
  try {
    return { receipt: await running.unwrap() };
  } catch (error) {
    return { fault: signal.aborted ? { kind: 'aborted' } : apiErrorOf(error) };
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Stores a submission. Never throws: the answer is a receipt or a fault. */
export const sendApplication = (
  dispatch: SiteDispatch,
  kind: ApplicationKind,
  bodyOf: BodyOf,
  signal: AbortSignal,
) => send(dispatch, applications[kind].submit, bodyOf, signal);

/** Releases the letters of a submission that was stored. Never throws. */
export const sendMail = (
  dispatch: SiteDispatch,
  kind: ApplicationKind,
  bodyOf: BodyOf,
  signal: AbortSignal,
) => send(dispatch, applications[kind].mail, bodyOf, signal);
