import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import { selectToken } from '../state/authSlice.ts';
import { uploadProgressed } from '../state/formsSlice.ts';
import type { FormName } from '../state/formsSlice.ts';
import type { SiteState } from '../state/hooks.ts';
import { messageOf } from './apiError.ts';
import type { ApiError } from './apiError.ts';
import { upload } from './upload.ts';

/** An answer that has not come after this long counts as a network fault; uploads on slow lines fit in. Milliseconds. */
const answerTimeout = 120_000;

/** Same origin, as an absolute address, because Node's fetch knows no relative ones. */
const baseUrl = typeof window === 'undefined' ? apiBase : new URL(apiBase, window.location.origin).href;

/** Reads any body without complaint: JSON if it is, else text. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

type Fetching = (input: RequestInfo) => Promise<Response>;

const answersOf = (fetchFn: Fetching) =>
  fetchBaseQuery({
    baseUrl,
    timeout: answerTimeout,
    responseHandler: readBody,
    fetchFn,
    prepareHeaders: (headers, { getState, endpoint }) => {
      const token = selectToken(getState() as SiteState);
      if (calls[endpoint as CallName].auth !== 'none' && token !== null) {
        headers.set('Authorization', `Bearer ${token}`);
      }
      return headers;
    },
  });

const fetchAnswer = answersOf((input) => fetch(input));

/** Sends what has a file in it, and tells the form how much has left. */
const uploadAnswer = (form: FormName, dispatch: BaseQueryApi['dispatch']) =>
  answersOf((input) => upload(input, (progress) => void dispatch(uploadProgressed({ form, ...progress }))));

/** A page where an answer should be: a captive portal or a proxy spoke instead of the server. */
const isPage = (data: unknown) => typeof data === 'string' && data.trimStart().startsWith('<');

/** What an endpoint says beside its request: the form that is told how much of a submission with a file has left. */
export type CallOptions = { form?: FormName };

/**
 * One call, one reading. Only the answer or the fault comes out: fetch's own request object, which holds the
 * Authorization header, must not travel on into actions.
 */
const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, CallOptions | undefined> = async (
  args,
  api,
  options,
) => {
  const form = calls[api.endpoint as CallName].body === 'multipart' ? options?.form : undefined;
  const answer = form === undefined ? fetchAnswer : uploadAnswer(form, api.dispatch);
  const { data, error } = await answer(args, api, {});
  if (!error) return isPage(data) ? { error: { kind: 'failure', status: 200 } } : { data };
  if (typeof error.status === 'number') {
    const message = messageOf(error.data);
    return {
      error: { kind: 'failure', status: error.status, ...(message === undefined ? {} : { message }) },
    };
  }
  return { error: { kind: api.signal.aborted ? 'aborted' : 'network' } };
};

/** Every call to /api. Endpoints are injected by the files beside this one, each named as its call. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });

/**
 * What a call is given: a function that makes the body. Arguments of calls travel in actions, where developer tools
 * show them; a function shows neither passwords nor files.
 */
export type BodyOf<Body = Record<string, string> | FormData> = () => Body;

/** The request for a call, from the contract's table; reading calls have no body. */
export const requestOf = (name: CallName, bodyOf?: BodyOf): FetchArgs => ({
  url: calls[name].path,
  method: calls[name].method,
  ...(bodyOf && { body: bodyOf() }),
});
