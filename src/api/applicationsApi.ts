import { applicationKinds, applications } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { submissionResponseOf } from '../../contract/responses.ts';
import type { SubmissionResponse } from '../../contract/responses.ts';
import type { SiteDispatch } from '../state/siteStore.ts';
import { api } from './api.ts';
import { apiErrorOf } from './apiError.ts';
import type { ApiError } from './apiError.ts';
import { registerBody } from './requestBodies.ts';
import type { BodyRef, RequestBody } from './requestBodies.ts';
import { sharedResult } from './sharedResult.ts';

type ApplicationCall = (typeof applications)[ApplicationKind]['submit' | 'mail'];

/** One endpoint for each submission and one for its emails, all made from the contract's table. */
const applicationsApi = api.injectEndpoints({
  endpoints: (build) => {
    const endpointOf = (form: ApplicationKind) =>
      build.mutation<SubmissionResponse, BodyRef>({
        query: (bodyRef) => bodyRef,
        transformResponse: submissionResponseOf,
        extraOptions: { form },
      });
    return Object.fromEntries(
      applicationKinds.flatMap((kind) => {
        const { submit, mail } = applications[kind];
        return [submit, mail].map((call) => [call, endpointOf(kind)] as const);
      }),
    ) as Record<ApplicationCall, ReturnType<typeof endpointOf>>;
  },
});

export type SendResult =
  { data: SubmissionResponse; error?: undefined } | { data?: undefined; error: ApiError };

const makeSend =
  (step: 'submit' | 'mail') =>
  async (
    dispatch: SiteDispatch,
    kind: ApplicationKind,
    body: RequestBody,
    signal: AbortSignal,
  ): Promise<SendResult> => {
    // A signal that is aborted already fires no event.
    if (signal.aborted) return { error: { kind: 'aborted' } };
    const call = applications[kind][step];
    const { initiate } = applicationsApi.endpoints[call];
    const running = dispatch(initiate(registerBody(body), sharedResult(call)));
    const abort = () => running.abort();
    signal.addEventListener('abort', abort);
    const { data, error } = await running;
    signal.removeEventListener('abort', abort);
    if (data) return { data };
    if (signal.aborted) return { error: { kind: 'aborted' } };
    const apiError = apiErrorOf(error);
    // The login of another account aborts all calls. For this caller, which did not abort it, the call failed.
    return { error: apiError.kind === 'aborted' ? { kind: 'network' } : apiError };
  };

/** Sends a submission, which the server stores. Never rejects. */
export const sendApplication = makeSend('submit');

/** Has the server release the emails of a stored submission. Never rejects. */
export const sendMail = makeSend('mail');
