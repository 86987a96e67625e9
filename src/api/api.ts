import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { calls, timeZoneHeader } from '../../contract/calls.ts';
import type { Call, CallName } from '../../contract/calls.ts';
import { etagHeader, ifMatchHeader } from '../../contract/preconditions.ts';
import { refusalResponseOf } from '../../contract/responses.ts';
import { selectToken, sessionEnded } from '../state/auth/authSlice.ts';
import { uploadProgressed } from '../state/forms/formsSlice.ts';
import type { FormName } from '../state/forms/formsSlice.ts';
import type { SiteState } from '../state/siteStore.ts';
import { unexpectedAnswer } from './failure.ts';
import type { ApiError } from './apiError.ts';
import { apiUrl, otherHost } from './apiUrl.ts';
import { takeBody } from './requestBodies.ts';
import type { BodyRef } from './requestBodies.ts';
import { upload } from './upload.ts';
import { wakefulTimeout } from './wakefulTimeout.ts';

/**
 * An answer that has not come after this long counts as a network error; of an upload, counted from its last byte.
 * Milliseconds.
 */
const answerTimeout = 120_000;

/** Reads any body without complaint: JSON if it is, else text. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const bearer = (token: string | null) => `Bearer ${token}`;

type Fetch = (input: RequestInfo) => Promise<Response>;

const makeRawBaseQuery = (fetchFn: Fetch) =>
  fetchBaseQuery({
    baseUrl: apiUrl,
    // The cookie that proves a password recovery goes along to another host, too.
    credentials: otherHost ? 'include' : 'same-origin',
    responseHandler: readBody,
    fetchFn,
    prepareHeaders: (headers, { getState, endpoint }) => {
      const token = selectToken(getState() as SiteState);
      if (calls[endpoint as CallName].auth !== 'none' && token !== null) {
        headers.set('Authorization', bearer(token));
      }
      const { timeZone }: Call = calls[endpoint as CallName];
      if (timeZone) headers.set(timeZoneHeader, Intl.DateTimeFormat().resolvedOptions().timeZone);
      return headers;
    },
  });

const fetchBase = makeRawBaseQuery((input) => fetch(input));

/** RTK Query's own limit knows nothing of a browser that slept. */
const rawBaseQuery: typeof fetchBase = async (request, queryApi, options) => {
  const limit = new AbortController();
  const end = () => limit.abort();
  const stopWaiting = wakefulTimeout(end, answerTimeout);
  queryApi.signal.addEventListener('abort', end);
  if (queryApi.signal.aborted) end();
  try {
    return await fetchBase(request, { ...queryApi, signal: limit.signal }, options);
  } finally {
    stopWaiting();
  }
};

/** Sends what has a file in it, and tells the form how much has left. */
const makeUploadBaseQuery = (form: FormName, body: FormData, dispatch: BaseQueryApi['dispatch']) =>
  makeRawBaseQuery((input) =>
    upload(input, body, (progress) => void dispatch(uploadProgressed({ form, ...progress })), answerTimeout),
  );

/**
 * Whether the server said that the very token in the store no longer counts: it expired by the server's clock, or the
 * session was revoked (RFC 6750). Any other 401, such as a wrong password, says nothing of the session.
 */
const isSessionOver = (token: string | null, meta: FetchBaseQueryMeta | undefined): boolean =>
  meta?.response?.status === 401 &&
  /\berror="invalid_token"/.test(meta.response.headers.get('WWW-Authenticate') ?? '') &&
  // Meanwhile somebody may have logged in anew.
  meta.request.headers.get('Authorization') === bearer(token);

/** A page where an answer should be: a captive portal or a proxy spoke instead of the server. */
const isPage = (data: unknown) => typeof data === 'string' && data.trimStart().startsWith('<');

/** Made anew, because fetch's own objects must not travel on. */
function tagOf(meta: FetchBaseQueryMeta | undefined): CallMeta {
  const etag = meta?.response?.headers.get(etagHeader);
  return etag ? { etag } : {};
}

type CallOptions = {
  /** The form that is told how much of a submission with a file has left. */
  form?: FormName;
  /** An ok status is success, whatever comes with it (specification FORGOT-05). */
  statusDecides?: true;
};

/** What a call sends; `etag`: the tag of what it changes, so that it is refused where something else is stored by now. */
type CallArgument = BodyRef & { etag?: string };

/** The tag in the answer of a call that has one. */
export type CallMeta = { etag?: string };

/**
 * Makes the request from the contract's table, where each endpoint is an entry of its name, and the body its argument
 * stands for; reading calls have none. Only the answer or the error comes out: fetch's own request object, which holds
 * the Authorization header, must not travel on into actions.
 */
const baseQuery: BaseQueryFn<
  CallArgument | undefined,
  unknown,
  ApiError,
  CallOptions | undefined,
  CallMeta
> = async (argument, queryApi, options) => {
  const { path: url, method, etag: isTagged }: Call = calls[queryApi.endpoint as CallName];
  const body = argument && takeBody(argument);
  const headers = argument?.etag === undefined ? {} : { [ifMatchHeader]: argument.etag };
  const query =
    options?.form !== undefined && body instanceof FormData
      ? makeUploadBaseQuery(options.form, body, queryApi.dispatch)
      : rawBaseQuery;
  const { data, error, meta } = await query({ url, method, body, headers }, queryApi, {});
  if (isSessionOver(selectToken(queryApi.getState() as SiteState), meta)) queryApi.dispatch(sessionEnded());
  if (!error)
    return isPage(data) && !options?.statusDecides
      ? { error: unexpectedAnswer }
      : { data, meta: isTagged ? tagOf(meta) : {} };
  // Of a call that was aborted RTK Query has told already; nobody hears of this.
  if (typeof error.status !== 'number') return { error: { kind: 'network' } };
  return { error: { kind: 'failure', status: error.status, ...refusalResponseOf(error.data) } };
};

/** Every call to /api. Endpoints are injected by the files beside this one, each named as its call. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
