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
import { watchDocumentEnd } from './watchDocumentEnd.ts';
import { takeBody } from './requestBodies.ts';
import type { BodyRef } from './requestBodies.ts';
import { upload } from './upload.ts';
import { wakefulTimeout } from './wakefulTimeout.ts';

/**
 * Milliseconds after which a call without an answer counts as a network error; for an upload they count from the last
 * progress.
 */
const answerTimeout = 120_000;

/** Reads any body: parsed if it is JSON, else as text. */
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
    // The cookie that proves a password recovery must be sent to another host, too.
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

/** Adds a time limit that allows for a browser that was suspended, which RTK Query's own `timeout` does not. */
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

/** Sends a body with a file and dispatches the progress of the upload for the form. */
const makeUploadBaseQuery = (form: FormName, body: FormData, dispatch: BaseQueryApi['dispatch']) =>
  makeRawBaseQuery((input) =>
    upload(input, body, (progress) => void dispatch(uploadProgressed({ form, ...progress })), answerTimeout),
  );

/**
 * Whether the server rejected the token that is in the store: it expired by the server's clock, or the session was
 * revoked (RFC 6750). Any other 401, such as for a wrong password, does not concern the session.
 */
const isSessionOver = (token: string | null, meta: FetchBaseQueryMeta | undefined): boolean =>
  meta?.response?.status === 401 &&
  /\berror="invalid_token"/.test(meta.response.headers.get('WWW-Authenticate') ?? '') &&
  // A newer login may have replaced the token meanwhile.
  meta.request.headers.get('Authorization') === bearer(token);

/** Whether the body is an HTML page: a captive portal or a proxy answered instead of the server. */
const isPage = (data: unknown) => typeof data === 'string' && data.trimStart().startsWith('<');

/** The ETag of an answer as a plain object, because the request and response objects must not get into actions. */
function tagOf(meta: FetchBaseQueryMeta | undefined): CallMeta {
  const etag = meta?.response?.headers.get(etagHeader);
  return etag ? { etag } : {};
}

type CallOptions = {
  /** The form for which the progress of an upload is dispatched. */
  form?: FormName;
  /** An ok status is a success, whatever the body is (specification FORGOT-05). */
  statusDecides?: true;
};

/**
 * What a call sends. `etag` goes into If-Match, so that the server refuses a change where something else is stored by
 * now.
 */
type CallArgument = BodyRef & { etag?: string };

/** The ETag of an answer, if it has one. */
export type CallMeta = { etag?: string };

/**
 * Makes the request from the row of the contract's table with the endpoint's name, and from the body that the argument
 * stands for; calls that only read have none. It returns the answer or the error alone: the request object in RTK
 * Query's `meta` holds the Authorization header and must not get into actions.
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
  const { endMayCome, stop } = watchDocumentEnd();
  const { data, error, meta } = await query({ url, method, body, headers }, queryApi, {});
  stop();
  if (isSessionOver(selectToken(queryApi.getState() as SiteState), meta)) queryApi.dispatch(sessionEnded());
  if (!error)
    return isPage(data) && !options?.statusDecides
      ? { error: unexpectedAnswer }
      : { data, meta: isTagged ? tagOf(meta) : {} };
  // This includes an aborted call. RTK Query has rejected that already, so this result is discarded.
  if (typeof error.status !== 'number') {
    await endMayCome();
    return { error: { kind: 'network' } };
  }
  return { error: { kind: 'failure', status: error.status, ...refusalResponseOf(error.data) } };
};

/** All calls to /api. The files beside this one inject the endpoints, each under the name of its call. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
